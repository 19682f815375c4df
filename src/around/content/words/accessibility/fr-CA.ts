import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Accessibilité',
  lead: 'Tout le monde devrait pouvoir magasiner ici, avec les outils de son choix.',
  'goal.title': 'Notre norme',
  'goal.text':
    'Nous concevons cette boutique selon les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveaux A et AA, et nous vérifions chaque page avec des outils et à la main.',
  'how.title': 'Ce sur quoi vous pouvez compter',
  'how.text':
    'Tout fonctionne au clavier seul, et le focus est toujours visible. Les pages ont des titres, des repères et un lien pour sauter l’en-tête. Le texte peut être agrandi à 200\u00A0% sans que rien soit coupé. Rien ne bouge tout seul, et les animations suivent le réglage de votre système. La plus grande partie de la boutique fonctionne sans JavaScript.',
  'tell.title': 'Quelque chose vous bloque?',
  'tell.text':
    'Appelez-nous au {phone} et dites-nous ce que vous vouliez faire et ce qui vous en a empêché. Nous prenons votre commande au téléphone, et nous corrigeons la page.',
} satisfies SameKeys<typeof enUS>;
