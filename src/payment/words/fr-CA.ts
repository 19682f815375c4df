import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  CARD_VERIFY:
    'Veuillez vérifier que le numéro de la carte de crédit, la date d’expiration, le code de sécurité et l’adresse de facturation sont exacts, puis réessayer.',
  CARD_VERIFY_SHORT:
    'Veuillez vérifier que le numéro de la carte de crédit, la date d’expiration et le code de sécurité sont exacts, puis réessayer.',
  CARD_OTHER: 'Veuillez choisir une autre carte ou en ajouter une nouvelle pour poursuivre votre commande.',
  CARD_PROCESSING:
    'Une erreur est survenue pendant le traitement de votre paiement. Rien n’a été porté à votre carte de crédit. Veuillez saisir de nouveau les renseignements de votre carte, puis réessayer.',
  PAYMENT_OPERATION_FAILED: 'Veuillez vérifier que les renseignements de votre carte de crédit sont exacts, puis réessayer.',
  GENERIC_API_ERROR_SPAY: 'Une erreur est survenue pendant le traitement de votre paiement. Veuillez réessayer.',
  frameTimeout: 'Désolés, un problème est survenu. <0>Cliquez ici pour réessayer.</0>',
  frameTimeoutAgain: 'Le problème persiste. Veuillez choisir Changer de mode de paiement.',
  PAYMENT_EXPIRED: 'Les renseignements de la carte ne sont plus valides. Veuillez saisir de nouveau votre carte.',
  CARD_NUMBER_REFUSED: 'Seul le formulaire de carte sécurisé reçoit les numéros de carte. Rien n’a été enregistré.',
  NOT_CHARGED: 'Rien n’a été porté à votre carte.',
  declinedTitle: 'Le paiement n’a pas été accepté.',

  creditCard: 'Carte de crédit',
  paymentTypes: 'Mode de paiement',
  frameTitle: 'Formulaire de carte sécurisé',
  frameBar: 'Ce formulaire appartient à notre société de paiement. Inkwell ne voit jamais le numéro.',
  frameLoading: 'Chargement du formulaire de carte',
  changePayment: 'Changer de mode de paiement',
  cardEnding: '{brand} se terminant par {lastFour}',
  cardExpires: 'Expiration\u00A0: {date}',
  useNewCard: 'Utiliser une nouvelle carte',
  cardMissing: 'Remplissez le formulaire de carte.',
  ACI_SUBMIT_ERROR: 'Nous ne pouvons pas traiter votre paiement pour le moment. Veuillez réessayer ou utiliser un autre mode de paiement.',
  needsScript:
    'Le paiement par carte demande JavaScript, car le formulaire de carte fonctionne à part de cette boutique. Activez-le dans votre navigateur, ou appelez-nous au {phone} pour commander par téléphone.',

  PAYPAL: 'PayPal',
  KLARNA: 'Klarna',
  APPLE_PAY: 'Apple Pay',
  VISA_PAY: 'Portefeuille de cartes',
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  STORE_CARD: 'Carte Inkwell',
  STORE_BUSINESS_CARD: 'Carte Inkwell Affaires',
} satisfies SameKeys<typeof enUS>;
