// What goes back about a test order: the documents that an order of this kind would get, numbered and marked as tests. Nothing is placed, shipped or billed.
import { isBundlePart } from '#buying/cart/rules';
import { sellerOf } from '#buying/orders/rules';
import {
  confirmationOf,
  invoiceDocumentOf,
  shipNoticeOf,
  type BilledLine,
  type BuyerLine,
  type IncomingOrder,
} from '#buying/purchase-documents/rules';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
import { sayer } from '#base/locale/words';
import { contentLocale } from '#goods/catalog/rules';
import type { XmlElement } from '#people/cxml/rules';
import type { Visit } from '#platform/visit';
import type { FilledCart } from './cart-of-order.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import type { Destination } from './entries-of-order.ts';
import type { OrderSaid } from './incoming-queries.ts';
import { billToContact, remitToContact } from './parties.ts';
import { referredTo } from './referred-to.ts';
import { PAY_IN_DAYS } from './sent-bills.ts';
import type { SentBody } from './sent-body.ts';

/** An order that was found right, and would have been placed. */
export interface TestedOrder {
  readonly visit: Visit;
  readonly order: IncomingOrder;
  readonly said: OrderSaid;
  readonly matched: readonly BuyerLine[];
  readonly filled: FilledCart;
  readonly destination: Destination;
}

type Priced = FilledCart['priced']['lines'][number];

export function testBodies(deps: Pick<DocumentsDeps, 'papers'>, tested: TestedOrder): readonly SentBody[] {
  const about = aboutTest(tested);
  return [
    { kind: 'confirmation', type: 'Fulfill', body: confirmationBody(about) },
    { kind: 'shipNotice', type: 'Fulfill', body: shipNoticeBody(about) },
    { kind: 'invoice', type: 'InvoiceDetail', body: invoiceBody(deps, about) },
  ];
}

type AboutTest = ReturnType<typeof aboutTest>;

function aboutTest({ visit, order, said, matched, filled, destination }: TestedOrder) {
  const language = said.language ?? 'en-US';
  const referred = referredTo({ order_id: order.orderId, said });
  return {
    visit,
    destination,
    number: `TEST-${order.orderId}`,
    summary: filled.priced.summary,
    lines: filled.priced.lines.filter(({ line, counted }) => counted && !isBundlePart(line)),
    say: sayer(purchaseDocumentsWords, visit.copyLocale),
    common: { referred, currency: visit.site.currency, language, buyerLines: matched, at: visit.now },
  };
}

const confirmationBody = ({ common, number, summary, lines, say }: AboutTest): XmlElement =>
  confirmationOf({
    ...common,
    orderNumber: number,
    edition: 1,
    total: summary.ordTotal,
    tax: summary.tax,
    shipping: summary.shipFee + summary.dasFee,
    lines: lines.map((one) => ({ ...unitOf(one), isCancelled: false, isBackOrdered: false, arrives: one.promise.latest })),
    words: { shipping: say('documentShipping'), tax: say('documentTax') },
  });

function shipNoticeBody({ common, number, lines, visit }: AboutTest): XmlElement {
  const days = lines.flatMap(({ promise }) => promise.latest ?? []).toSorted();
  return shipNoticeOf({
    ...common,
    shipmentId: `${number}-1`,
    shippedAt: visit.now,
    arrives: days.at(-1) ?? null,
    isComplete: true,
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
    lines: lines.map(unitOf),
  });
}

const invoiceBody = (
  { papers }: Pick<DocumentsDeps, 'papers'>,
  { common, number, summary, lines, visit, destination, say }: AboutTest,
): XmlElement =>
  invoiceDocumentOf({
    ...common,
    kind: 'invoice',
    number: `${number}-1`,
    date: visit.now,
    of: null,
    payInDays: PAY_IN_DAYS,
    lines: lines.map((one) => billedLine(one, visit)),
    subTotal: summary.cartSubTotal,
    discount: lines.reduce((sum, { itemDiscount, basketDiscount }) => sum + itemDiscount + basketDiscount, 0),
    handling: summary.handlingFee + summary.surchargeFee + summary.furnSvcFee,
    shipping: summary.shipFee + summary.dasFee,
    taxes: summary.taxes,
    total: summary.ordTotal,
    parties: {
      remitTo: remitToContact(sellerOf(visit.site.id, papers.sellers), common.language),
      billTo: billToContact(destination.billTo ?? destination.shipTo, '', common.language),
    },
    words: { tax: say('documentTax'), handling: say('documentHandling') },
  });

const unitOf = ({ line, price }: Priced) => ({
  itemId: line.itemId,
  design: line.extra?.custom?.customSkuCode,
  qty: line.qty,
  unitPrice: price?.each ?? 0,
});

const billedLine = (one: Priced, { copyLocale }: Visit): BilledLine => ({
  ...unitOf(one),
  title: one.product?.title[contentLocale(copyLocale)] ?? one.line.itemId,
  before: 0,
  gross: one.gross,
  discount: one.itemDiscount + one.basketDiscount,
  handling: one.handling + one.furniture + one.surcharge,
  taxes: one.taxes.map(({ name, cents }) => ({ name, cents })),
});
