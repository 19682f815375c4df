import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  scan: 'Lire avec la caméra',
  title: 'Lire des codes',
  titleOnce: 'Lire un code',
  close: 'Fermer',
  camera: 'Image de votre caméra',
  starting: 'Ouverture de la caméra…',
  hold: 'Tenez un code à barres devant la caméra',
  type: 'Ou tapez le numéro',
  add: 'Ajouter',
  lookUp: 'Chercher',
  read: '{n, plural, one {{number} a été lu.} other {{number} a été lu, # en tout.}}',
  done: 'Terminé',
  refusedTitle: 'La caméra n’est pas permise.',
  refusedText:
    'Permettez-la pour ce site dans les réglages de votre navigateur, puis rouvrez cette fenêtre. Vous pouvez taper les numéros ci-dessous.',
  noneTitle: 'Aucune caméra utilisable.',
  noneText: 'Tapez les numéros ci-dessous, ou ouvrez cette page sur un téléphone.',
  busyTitle: 'Un autre programme utilise la caméra.',
  busyText: 'Fermez-le, puis rouvrez cette fenêtre. Vous pouvez taper les numéros ci-dessous.',
  failedTitle: 'La caméra n’a pas démarré.',
  failedText: 'Rouvrez cette fenêtre, ou tapez les numéros ci-dessous.',
} satisfies SameKeys<typeof enUS>;
