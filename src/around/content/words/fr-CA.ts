import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  home: 'Accueil',
  breadcrumb: 'Fil d’Ariane',
  contactTitle: 'Parler à quelqu’un',
  contactText:
    'Appelez-nous au {phone}, tous les jours de 7\u00A0h à 23\u00A0h, heure de l’Est. Ayez votre numéro de commande sous la main, si vous en avez un.',
  contents: 'Sur cette page',
  changed: 'Dernière mise à jour\u00A0: {day}',
  chatLink: 'Clavarder avec nous',
  inEnglish: 'Ce texte est en anglais.',
  moreTitle: 'En savoir plus sur Inkwell',
  tasksTitle: 'Que souhaitez-vous faire?',
  taskTrack: 'Suivre une commande',
  taskReturn: 'Retourner un article',
  taskInk: 'Trouver une cartouche',
  taskStore: 'Trouver un magasin',
} satisfies SameKeys<typeof enUS>;
