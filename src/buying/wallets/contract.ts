// Vendors that pay in place of a card, over HTTP (PAY-7).
import Type from 'typebox';
import { AboutCart } from '#buying/cart/contract';
import { ADDRESS_INPUT, REST_OF_ADDRESS } from '#people/addresses/contract';
import { all, oneOf, withUnread } from '#base/schema/contract';

const Text = Type.Optional(Type.String({ maxLength: 200 }));
const Long = Type.Optional(Type.String({ maxLength: 8_000 }));
const SentAddress = Type.Optional(withUnread(Type.Object(ADDRESS_INPUT), ...REST_OF_ADDRESS));

/** The handler checks the vendor, because an unknown one gets a message. */
const VendorName = Type.String({ maxLength: 40 });

/** `applePay`: whether every browser shows Apple Pay, or only those that support it. */
const OfferedWallets = Type.Object({
  vendors: Type.Array(oneOf('PAYPAL', 'KLARNA', 'APPLE_PAY', 'VISA_PAY')),
  applePay: oneOf('always', 'browser'),
});
export type OfferedWallets = Type.Static<typeof OfferedWallets>;

/** §7's PayPal request and card wallet. The visit's reference is `paymentMethodNonce`, or `callId` for a card wallet. */
const VendorPaymentBody = Type.Object({
  vendorPaymentType: VendorName,
  billingAddress: SentAddress,
  shippingAddress: SentAddress,
  payPalInfo: Type.Optional(Type.Object({ deviceData: Long, ...all(Text, 'payPalEmail', 'paymentMethodNonce', 'payerId') })),
  country: Type.Optional(oneOf('USA', 'CA')),
  ...all(Long, 'encPaymentData', 'encKey'),
  callId: Text,
});
export type VendorPaymentBody = Type.Static<typeof VendorPaymentBody>;

export const walletsContract = {
  'GET /cc/api/checkout/default/wallets': {
    summary: 'Who can pay for an order in place of a card, on this site',
    access: 'shopper',
    ids: {},
    reply: OfferedWallets,
  },
  'POST /cc/api/checkout/default/wallet': {
    summary: 'Begins a visit to who pays in place of a card: where the shopper goes, as a whole page',
    access: 'shopper',
    ids: { 'body.purchaseOrderNumber': 'note', 'body.clientToken': 'secret' },
    query: AboutCart,
    body: Type.Object({
      vendorPaymentType: VendorName,
      purchaseOrderNumber: Type.Optional(Type.String({ maxLength: 40 })),
      purchaseOrderRelease: Type.Optional(Type.String({ maxLength: 20 })),
      /** PayPal's token for the page (PAY-5); absent for a page without scripts. */
      clientToken: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    reply: Type.Object({ url: Type.String() }),
  },
  'POST /cc/api/checkout/default/vendorpayment': {
    summary:
      'The shopper is back from who pays in place of a card: what came of it is asked of the payment company, and kept for the order',
    access: 'shopper',
    ids: {
      'body.payPalInfo.paymentMethodNonce': 'secret',
      'body.payPalInfo.payerId': 'secret',
      'body.encKey': 'secret',
      'body.callId': 'secret',
    },
    body: VendorPaymentBody,
    reply: Type.Object({
      paymentType: oneOf('CREDIT_CARD', 'PAYPAL'),
      vendorPaymentType: oneOf('PAYPAL', 'KLARNA', 'APPLE_PAY', 'VISA_PAY'),
    }),
  },
} as const;
