export default {
  // §8, letter for letter.
  CARD_VERIFY: 'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
  CARD_VERIFY_SHORT: 'Please verify the credit card number, expiration date and security code are correct and try again.',
  CARD_OTHER: 'Please select a different card or add a new card to proceed with your order.',
  CARD_PROCESSING:
    'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
  PAYMENT_OPERATION_FAILED: 'Please check that your credit card details are correct and try again.',
  GENERIC_API_ERROR_SPAY: 'Error occurred while processing your payment. Please try again.',
  frameTimeout: "We're sorry, something went wrong. <0>Click here to retry.</0>",
  frameTimeoutAgain: 'We are still experiencing problems. Please select Change payment.',
  // Ours.
  PAYMENT_EXPIRED: 'The card details are no longer valid. Please enter your card again.',
  CARD_NUMBER_REFUSED: 'Card numbers are only taken by the secure card form. Nothing was saved.',
  NOT_CHARGED: 'Your card was not charged.',
  declinedTitle: 'The payment did not go through.',

  creditCard: 'Credit Card',
  paymentTypes: 'Payment type',
  frameTitle: 'Secure card form',
  frameBar: 'This form belongs to our payment company. Inkwell never sees the number.',
  frameLoading: 'Loading the card form',
  changePayment: 'Change payment',
  cardEnding: '{brand} ending {lastFour}',
  cardExpires: 'Expires {date}',
  useNewCard: 'Use a new card',
  cardMissing: 'Complete the card form.',
  ACI_SUBMIT_ERROR: "We're unable to process your payment at this time. Please try again or use a different payment method.",
  needsScript:
    'Paying by card needs JavaScript, because the card form runs apart from this shop. Turn it on in your browser, or call {phone} and we take the order by phone.',

  PAYPAL: 'PayPal',
  KLARNA: 'Klarna',
  APPLE_PAY: 'Apple Pay',
  VISA_PAY: 'Card wallet',
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  STORE_CARD: 'Inkwell card',
  STORE_BUSINESS_CARD: 'Inkwell Business card',
} as const;
