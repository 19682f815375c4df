import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  LOGIN_REQUIRED: 'Ouvrez une session pour voir où vos sessions sont ouvertes.',
  SESSION_ENDED: 'La session de cet appareil est déjà fermée.',
  title: 'Connexion et sécurité',
  youSignIn: 'Vous ouvrez une session avec {email}.',
  changeEmail: 'Changer le courriel',
  password: 'Mot de passe',
  passwordText: 'Le modifier ferme vos autres sessions.',
  changePassword: 'Modifier le mot de passe',
  places: 'Vos sessions ouvertes',
  placesText:
    '{count, plural, one {# appareil} other {# appareils}}. Vous n’en reconnaissez pas un? Fermez sa session et modifiez votre mot de passe.',
  device: '{browser} ({system})',
  unknownDevice: 'Navigateur inconnu',
  thisDevice: 'Cet appareil',
  usedAt: 'Dernière utilisation\u00A0: {day}, {time}',
  signOut: 'Fermer la session',
  signOutDevice: 'Fermer la session\u00A0: {device}',
  signOutOthers: 'Fermer toutes les autres sessions',
  deviceSignedOut: 'La session de cet appareil est fermée.',
  othersSignedOut:
    '{count, plural, =0 {Aucune autre session n’était ouverte.} one {# session a été fermée.} other {# sessions ont été fermées.}}',
} satisfies SameKeys<typeof enUS>;
