import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  CARD_VERIFY:
    'Verifique que el número de la tarjeta de crédito, la fecha de vencimiento, el código de seguridad y la dirección de facturación sean correctos e inténtelo de nuevo.',
  CARD_VERIFY_SHORT:
    'Verifique que el número de la tarjeta de crédito, la fecha de vencimiento y el código de seguridad sean correctos e inténtelo de nuevo.',
  CARD_OTHER: 'Elija otra tarjeta o agregue una nueva para continuar con su pedido.',
  CARD_PROCESSING:
    'Hubo un error al procesar su pago. No se hizo ningún cargo a su tarjeta de crédito. Vuelva a escribir los datos de su tarjeta e inténtelo de nuevo.',
  PAYMENT_OPERATION_FAILED: 'Revise que los datos de su tarjeta de crédito sean correctos e inténtelo de nuevo.',
  GENERIC_API_ERROR_SPAY: 'Ocurrió un error al procesar su pago. Inténtelo de nuevo.',
  frameTimeout: 'Lo sentimos, algo salió mal. <0>Haga clic aquí para volver a intentar.</0>',
  frameTimeoutAgain: 'El problema continúa. Elija Cambiar la forma de pago.',
  PAYMENT_EXPIRED: 'Los datos de la tarjeta ya no son válidos. Vuelva a escribir su tarjeta.',
  CARD_NUMBER_REFUSED: 'Solo el formulario seguro recibe números de tarjeta. No se guardó nada.',
  NOT_CHARGED: 'No se hizo ningún cargo a su tarjeta.',
  declinedTitle: 'El pago no se aceptó.',

  creditCard: 'Tarjeta de crédito',
  paymentTypes: 'Forma de pago',
  frameTitle: 'Formulario seguro de tarjeta',
  frameBar: 'Este formulario es de nuestra empresa de pagos. Inkwell nunca ve el número.',
  frameLoading: 'Cargando el formulario de tarjeta',
  changePayment: 'Cambiar la forma de pago',
  cardEnding: '{brand} que termina en {lastFour}',
  cardExpires: 'Vence el {date}',
  useNewCard: 'Usar otra tarjeta',
  cardMissing: 'Complete el formulario de tarjeta.',
  ACI_SUBMIT_ERROR: 'No podemos procesar su pago en este momento. Inténtelo de nuevo o use otra forma de pago.',
  needsScript:
    'El pago con tarjeta necesita JavaScript, porque el formulario funciona aparte de esta tienda. Actívelo en su navegador o llame al {phone} para pedir por teléfono.',

  PAYPAL: 'PayPal',
  KLARNA: 'Klarna',
  APPLE_PAY: 'Apple Pay',
  VISA_PAY: 'Billetera de tarjetas',
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  STORE_CARD: 'Tarjeta Inkwell',
  STORE_BUSINESS_CARD: 'Tarjeta Inkwell Business',
} satisfies SameKeys<typeof enUS>;
