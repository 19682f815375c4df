import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  LAPSED: 'Ce lien a expiré ou a déjà servi. Retournez au site qui vous a dirigé ici et suivez de nouveau son lien vers Inkwell.',
  ADDRESS_TAKEN: 'Vous avez déjà un compte Inkwell avec cette adresse courriel. Ouvrez plutôt une session avec votre mot de passe.',
  title: 'Continuer vers Inkwell',
  deadTitle: 'Ce lien ne fonctionne plus',
  lead: '{partner} vous a dirigé ici. Continuez pour magasiner sans nouveau mot de passe.',
  told: 'Ce que {partner} nous a transmis',
  name: 'Nom',
  email: 'Courriel',
  enter: 'Continuer en tant que {name}',
  stay: 'Magasiner sans cela',
  signIn: 'Ouvrir une session',
  toHome: 'Commencer à magasiner',
  privacy: 'L’usage que nous en faisons',
} satisfies SameKeys<typeof enUS>;
