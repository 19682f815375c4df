import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Carte de crédit',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryFormat: 'MM/AA',
  securityCode: 'Code de sécurité',
  securityCodeHelp: '3 chiffres au verso. American Express\u00A0: 4 chiffres au recto.',
  continue: 'Utiliser cette carte',
  needsScript:
    'Votre navigateur n’exécute pas JavaScript, dont le formulaire de carte a besoin. Activez-le, ou appelez-nous pour commander.',
  failed: 'La carte n’a pas pu être lue pour le moment. Rien n’a été porté à votre compte. Réessayez.',
  NUMBER_REQUIRED: 'Saisissez le numéro de carte.',
  NUMBER_TOO_LONG: 'Un numéro de carte compte au plus 19 chiffres. Vérifiez le numéro.',
  BRAND_UNKNOWN: 'Nous n’acceptons pas ce type de carte. Utilisez-en une autre.',
  NUMBER_INVALID: 'Ce numéro de carte est incomplet ou inexact. Vérifiez chaque chiffre.',
  AMEX_LENGTH: 'Un numéro American Express compte 15 chiffres.',
  EXPIRY_REQUIRED: 'Saisissez la date d’expiration sous la forme MM/AA.',
  EXPIRY_INVALID: 'Saisissez la date d’expiration sous la forme MM/AA, par exemple 08/29.',
  EXPIRY_PAST: 'Cette carte est expirée. Utilisez-en une autre.',
  giftTitle: 'Carte-cadeau ou carte prépayée',
  giftNumber: 'Numéro de la carte',
  pin: 'NIP',
  pinHelp: '4 chiffres au verso, sous la bande à gratter.',
  GIFT_NUMBER_REQUIRED: 'Saisissez le numéro de la carte-cadeau ou de la carte prépayée.',
  GIFT_NUMBER_SHORT: 'Ce numéro est incomplet. Vérifiez chaque chiffre.',
  PIN_REQUIRED: 'Saisissez le NIP.',
  PIN_LENGTH: 'Le NIP compte 4 chiffres.',
  CODE_REQUIRED: 'Saisissez le code de sécurité.',
  CODE_LENGTH: 'Saisissez {digits} chiffres.',
} satisfies SameKeys<typeof enUS>;
