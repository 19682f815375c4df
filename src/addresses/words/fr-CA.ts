import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  NAME_REQUIRED: 'Saisissez votre prénom et votre nom',
  STREET_REQUIRED: 'Saisissez le numéro et la rue',
  CITY_REQUIRED: 'Saisissez la ville',
  STATE_REQUIRED: 'Choisissez la province',
  ZIP_REQUIRED: 'Saisissez le code postal',
  ZIP_INVALID: 'Code postal non valide',
  ZIP_ELSEWHERE: 'Ce code postal n’est pas dans la province choisie. Vérifiez les deux.',
  PHONE_INVALID: 'Numéro de téléphone non valide',
  EMAIL_INVALID: 'Adresse courriel non valide',
  TOO_LONG: 'Raccourcissez ce texte à {limit} caractères',
  fullName: 'Nom complet',
  organization: 'Organisation',
  address1: 'Numéro et rue',
  address2: 'Appartement, bureau ou étage',
  zip: 'Code postal',
  zipHint: 'Remplit la ville et la province',
  city: 'Ville',
  state: 'Province',
  chooseState: 'Choisir',
  phone: 'Téléphone',
  phoneHint: 'Seulement pour une question sur cette commande',
  email: 'Courriel',
  more: 'Ajouter un appartement, une organisation ou un téléphone',
  optional: '(facultatif)',
} satisfies SameKeys<typeof enUS>;
