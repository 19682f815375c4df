// The invoice of a shipment, and the credit memo of a return (InvoiceDetailRequest). A credit memo is an invoice with everything negative.
import { element, moneyOf, type XmlElement } from '#people/cxml/rules';
import type { BilledLine, BilledOrder, Writing } from './billed-order.ts';
import { summaryOf, taxElement } from './invoice-summary.ts';
import { dateTime, orderReference, unitOfMeasure } from './sent-document.ts';
import { itemId } from './ship-notice.ts';
import { shareOf, spreadUnits, type SpreadUnits } from './spread-units.ts';

export function invoiceDocumentOf(order: BilledOrder): XmlElement {
  const sign = order.kind === 'creditMemo' ? -1 : 1;
  const writing: Writing = {
    ...order,
    sign,
    // Never `-0.00`.
    money: (cents) => moneyOf(cents === 0 ? 0 : sign * cents, order.currency),
    said: (text) => element('Description', { 'xml:lang': order.language }, text),
  };
  const info = element('InvoiceDetailOrderInfo', {}, orderReference(order.referred));
  return element(
    'InvoiceDetailRequest',
    {},
    headerOf(writing),
    element('InvoiceDetailOrder', {}, info, ...itemsOf(writing)),
    summaryOf(writing),
  );
}

function headerOf({ kind, number, date, of, payInDays, parties }: Writing): XmlElement {
  const lines = { isTaxInLine: 'yes', isSpecialHandlingInLine: 'yes', isDiscountInLine: 'yes' };
  return element(
    'InvoiceDetailRequestHeader',
    {
      invoiceID: number,
      purpose: kind === 'invoice' ? 'standard' : 'lineLevelCreditMemo',
      operation: 'new',
      invoiceDate: dateTime(date),
      invoiceOrigin: 'supplier',
    },
    element('InvoiceDetailHeaderIndicator'),
    element('InvoiceDetailLineIndicator', lines),
    element('InvoicePartner', {}, parties.remitTo),
    element('InvoicePartner', {}, parties.billTo),
    of === null ? null : element('InvoiceIDInfo', { invoiceID: of.number, invoiceDate: dateTime(of.date) }),
    kind === 'creditMemo' ? null : element('PaymentTerm', { payInNumberOfDays: String(payInDays) }),
  );
}

function itemsOf(writing: Writing): readonly XmlElement[] {
  const parts = writing.lines.flatMap((line) =>
    spreadUnits(writing.buyerLines, line, line.qty, line.before).map((units) => ({ line, units })),
  );
  return parts.map(({ line, units }, index) => itemOf(writing, line, units, index + 1));
}

function itemOf(writing: Writing, line: BilledLine, units: SpreadUnits, number: number): XmlElement {
  const { money, said, sign, words } = writing;
  const share = (cents: number): number => shareOf(cents, line.qty, { qty: units.qty, before: units.before - line.before });
  const [gross, discount, handling] = [share(line.gross), share(line.discount), share(line.handling)];
  const taxes = line.taxes.map(({ name, cents }) => ({ name, cents: share(cents) }));
  const tax = taxes.reduce((sum, { cents }) => sum + cents, 0);
  return element(
    'InvoiceDetailItem',
    { invoiceLineNumber: String(number), quantity: String(sign * units.qty) },
    unitOfMeasure(units.line.unit),
    // The price of one is never negative: the quantity is.
    element('UnitPrice', {}, moneyOf(line.unitPrice, writing.currency)),
    element('InvoiceDetailItemReference', { lineNumber: String(units.line.lineNumber) }, itemId(units.line), said(line.title)),
    element('SubtotalAmount', {}, money(gross)),
    taxElement(writing, tax, taxes, gross - discount),
    handling === 0 ? null : element('InvoiceDetailLineSpecialHandling', {}, said(words.handling), money(handling)),
    element('GrossAmount', {}, money(gross + tax + handling)),
    discount === 0 ? null : element('InvoiceDetailDiscount', {}, money(discount)),
    element('NetAmount', {}, money(gross + tax + handling - discount)),
  );
}
