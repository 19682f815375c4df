import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Événements',
  lead: 'Permettez les statistiques, puis utilisez la boutique dans un autre onglet. Chaque événement paraît ici au moment de son envoi, le plus récent en premier.',
  choices: 'Choix de témoins',
  none: 'Aucun événement',
  noneText: 'Sans consentement, rien n’est envoyé.',
  caption: 'Événements envoyés',
  time: 'Heure',
  name: 'Événement',
  page: 'Page',
  facts: 'Données',
  clear: 'Vider la liste',
} satisfies SameKeys<typeof enUS>;
