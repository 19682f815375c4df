import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Accessibilité',
  lead: 'Tout le monde devrait pouvoir magasiner ici, avec les outils de son choix.',
  'goal.title': 'Notre norme',
  'goal.text':
    'Nous concevons cette boutique selon les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveaux A et AA, et nous vérifions chaque page avec des outils et à la main.',
  'goal.us': 'C’est aussi la norme que nous suivons pour l’Americans with Disabilities Act.',
  'goal.ca':
    'Elle va plus loin que ce que la Loi sur l’accessibilité pour les personnes handicapées de l’Ontario et d’autres provinces demandent aux sites Web (WCAG 2.0, niveau AA).',
  'how.title': 'Ce sur quoi vous pouvez compter',
  'how.text': `- Tout fonctionne au clavier seul, et le focus est toujours visible.
- Les pages ont des titres, des repères et un lien pour sauter l’en-tête.
- Le texte peut être agrandi à 200\u00A0% sans que rien soit coupé.
- Rien ne bouge tout seul, et les animations suivent le réglage de votre système.
- Un état n’est jamais indiqué par la couleur seule.
- La plus grande partie de la boutique fonctionne sans JavaScript.`,
  'limits.title': 'Ce qui dépend des autres',
  'limits.text':
    'Le formulaire de carte, la vérification d’une banque et les pages de PayPal ou de Klarna appartiennent aux entreprises qui les exploitent. Les modes d’emploi et les fiches de sécurité viennent des fabricants. Si l’un d’eux vous arrête, appelez-nous et nous vous aiderons autrement.',
  'tell.title': 'Quelque chose vous bloque?',
  'tell.text': `Appelez-nous au {phone} ou [clavardez avec nous](chat), et dites-nous ce que vous vouliez faire et ce qui vous en a empêché. Nous prenons votre commande au téléphone, et nous corrigeons la page.
Il vous faut le contenu d’une page sous une autre forme, lu à voix haute ou par courriel, par exemple? Demandez-le de la même façon, sans frais.`,
} satisfies SameKeys<typeof enUS>;
