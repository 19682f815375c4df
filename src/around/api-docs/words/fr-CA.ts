import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'API',
  lead: 'Tous les appels auxquels la boutique répond, tirés des contrats qui les servent. La même description pour les programmes\u00A0:',
  parameters: 'Paramètres',
  body: 'Corps',
  reply: 'Réponse',
  where: 'dans {where}',
  required: 'obligatoire',
  session: 'Réservé à la personne à qui cela appartient; toute autre reçoit 404 ou 403.',
  calls: '{count, plural, one {# appel} many {# d’appels} other {# appels}}',
} satisfies SameKeys<typeof enUS>;
