// Invoices and credit memos, as the shop's own papers have them.
import { sellerOf } from '#buying/orders/rules';
import { chargedShipments, creditNote, type Paper } from '#buying/orders/server';
import { invoiceDocumentOf, type BilledLine } from '#buying/purchase-documents/rules';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { billToOf, remitToContact } from './parties.ts';
import { referredTo } from './referred-to.ts';
import type { AboutOrder, SentBody } from './sent-body.ts';

/** An invoice of the organization is due so many days after it (decision 0172). */
export const PAY_IN_DAYS = 30;

export function invoiceBody(about: AboutOrder, shipmentNo: number): readonly SentBody[] {
  const paper = chargedShipments(about.order).find((one) => one.shipmentNo === shipmentNo);
  return paper === undefined ? [] : [billBody(about, paper, { before: () => 0, of: null })];
}

/** Units that came back earlier are units of the buyer's earlier lines. */
export function creditMemoBody(about: AboutOrder, returnNo: number): readonly SentBody[] {
  const paper = creditNote(about.order, returnNo);
  const own = about.order.returns.find((one) => one.returnNo === returnNo);
  if (paper === undefined || own === undefined) return [];
  const earlier = about.order.returns.filter(
    ({ receivedAt }) => receivedAt !== null && own.receivedAt !== null && receivedAt < own.receivedAt,
  );
  const before = (lineNo: number): number =>
    earlier.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.lineNo === lineNo ? (line.arrived ?? 0) : 0), 0);
  const numbers = new Set(paper.invoice.lines.map(({ lineNo }) => lineNo));
  const billed = chargedShipments(about.order).filter(({ invoice }) => invoice.lines.some(({ lineNo }) => numbers.has(lineNo)));
  const [one] = billed;
  const of = billed.length === 1 && one !== undefined ? { number: one.number, date: one.at } : null;
  return [billBody(about, paper, { before, of })];
}

interface Billing {
  readonly before: (lineNo: number) => number;
  readonly of: { readonly number: string; readonly date: Date } | null;
}

function billBody({ incoming, order, papers }: AboutOrder, { kind, number, at, invoice }: Paper, { before, of }: Billing): SentBody {
  const say = sayer(purchaseDocumentsWords, order.locale as CopyLocale); // written by us from a visit's own locale
  const designs = new Map(order.lines.map(({ lineNo, custom }) => [lineNo, custom?.customSkuCode]));
  const lines = invoice.lines.map((line): BilledLine => {
    const { itemId, title, qty, unitPrice, gross, discount, handling, surcharge } = line;
    const taxes = line.taxes.map(({ name, cents }) => ({ name, cents }));
    const unit = { itemId, design: designs.get(line.lineNo) };
    return { ...unit, title, qty, before: before(line.lineNo), unitPrice, gross, discount, handling: handling + surcharge, taxes };
  });
  const { locale: language } = order;
  const type = kind === 'credit' ? 'creditMemo' : 'invoice';
  const body = invoiceDocumentOf({
    kind: type,
    referred: referredTo(incoming),
    number,
    date: at,
    of,
    currency: order.currency,
    language,
    payInDays: PAY_IN_DAYS,
    lines,
    buyerLines: incoming.lines,
    subTotal: invoice.subTotal,
    discount: invoice.discount,
    handling: invoice.handlingFee + invoice.surchargeFee,
    shipping: invoice.shipFee + invoice.areaFee,
    taxes: invoice.taxes,
    total: invoice.total,
    parties: { remitTo: remitToContact(sellerOf(order.site_id, papers.sellers), language), billTo: billToOf(order, language) },
    words: { tax: say('documentTax'), handling: say('documentHandling') },
  });
  return { kind: type, type: 'InvoiceDetail', body };
}
