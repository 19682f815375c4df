// Texts that the HTML and the plain text of a confirmation share.
import type { CopyLocale } from '#base/locale/rules';
import { sayer, type Say } from '#base/locale/words';
import type { OrderDetail, Shipment } from '#buying/orders/contract';
import { amountText, paidWithText } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { paymentWords } from '#buying/payment/words';
import type { TextFacts } from './confirmation-text.ts';

export interface MailSpeech {
  readonly say: Say<(typeof ordersWords.keys)[number]>;
  /** "Thank you, Maya Ortiz." */
  greeting(order: OrderDetail): string;
  /** "Deliver, 3 items" */
  shipmentName(shipment: Shipment): string;
  /** Name and lines of each delivery address. */
  deliveredTo(order: OrderDetail): readonly (readonly string[])[];
  /** "Visa ending 1111", "PayPal"; with amounts when there are several. */
  paidWith(order: OrderDetail): readonly string[];
  /** Purchase order, its release and budget center, if any. */
  chargedTo(order: OrderDetail): readonly { readonly title: string; readonly text: string }[];
  /** The seller and how to withdraw from the sale; empty on sites where the law does not require it. */
  terms(facts: Pick<TextFacts, 'seller' | 'phone'>): readonly { readonly title: string; readonly lines: readonly string[] }[];
}

const SHIPMENT = { ship: 'shipmentShip', pickup: 'shipmentPickup', nothing: 'shipmentNothing' } as const;

export function mailSpeech(locale: CopyLocale): MailSpeech {
  const say = sayer(ordersWords, locale);
  const sayPayment = sayer(paymentWords, locale);
  const addresses = (order: OrderDetail) => order.addresses.filter(({ type }) => type === 'S' || type === 'SB');
  return {
    say,
    greeting(order) {
      const name = addresses(order)[0]?.name ?? '';
      return name === '' ? say('mailGreetingPlain') : say('mailGreeting', { name });
    },
    shipmentName: ({ kind, units }) => say(SHIPMENT[kind], { n: units }),
    deliveredTo: (order) =>
      addresses(order).map(({ name, lines, locationNotes: notes }) => [
        name,
        ...lines,
        ...(notes === '' ? [] : [say('deliveryNotes', { notes })]),
      ]),
    chargedTo: (order) =>
      (['purchaseOrder', 'purchaseOrderRelease', 'budgetCenter'] as const)
        .filter((key) => order[key] !== '')
        .map((key) => ({ title: say(key), text: order[key] })),
    terms: ({ seller, phone }) =>
      !seller
        ? []
        : [
            { title: say('termsSeller'), lines: [seller.name, ...seller.address, phone] },
            { title: say('termsCancel'), lines: [say('termsCancelText', { phone })] },
            { title: say('termsReturns'), lines: [say('termsReturnsText')] },
          ],
    paidWith: (order) => paidWithText(order, sayPayment, (amount) => amountText(amount, order.amounts.currency, locale)),
  };
}
