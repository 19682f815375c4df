// The invoice of a shipment, or the credit note of a return, as PDF in the order's language: seller, buyer, lines, taxes, payments.
import { formatDate, formatPrice, type CopyLocale } from '#base/locale/rules';
import { sayer, type Say } from '#base/locale/words';
import { addressLines } from '#people/addresses/rules';
import { ownValue } from '#base/lookup/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import { ACCOUNT, amountText, receiptRows, REWARDS, sellerOf, type Invoice, type InvoicedLine, type Sellers } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { meansText } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { PAGE, writePaper, type Paper } from '#platform/paper';
import type { PaidPart } from './paid-parts.ts';
import type { OrderAddressRow, OrderRow } from './order-row.ts';

export interface TaxNumbers {
  /** GST and HST registration: `123456789 RT0001`. */
  readonly gst: string | undefined;
  /** QST registration: `1234567890 TQ0001`. */
  readonly qst: string | undefined;
  /** Registrations for provincial sales taxes, by province. */
  readonly provincial: Readonly<Record<string, string>>;
}

export interface InvoiceFacts {
  readonly order: OrderRow;
  readonly kind: 'invoice' | 'credit';
  /** The document's number as people read it. */
  readonly number: string;
  readonly invoice: Invoice;
  /** Payments of an invoice, or refunds of a credit note. */
  readonly paid: readonly PaidPart[];
  /** When the money was captured, or the return arrived. */
  readonly at: Date;
  readonly taxNumbers: TaxNumbers;
  readonly sellers: Sellers;
  readonly timeZone: string;
}

interface Sheet {
  readonly paper: Paper;
  readonly say: Say<(typeof ordersWords.keys)[number]>;
  readonly locale: CopyLocale;
  readonly money: (cents: number) => string;
}

const { margin, width, height } = PAGE;
const RIGHT = width - margin;
const INNER = RIGHT - margin;
const BOTTOM = height - margin - 24;
/** Left edges of the table's columns; amounts end at the next one. */
const COLUMNS = { item: margin, title: margin + 66, qty: margin + 300, price: margin + 350, amount: margin + 432 } as const;

export async function invoicePdf(facts: InvoiceFacts): Promise<Buffer> {
  const { order, number, kind, invoice, at } = facts;
  const locale = order.locale as CopyLocale; // written by us from a visit's own locale
  const say = sayer(ordersWords, locale);
  const title = say(kind === 'credit' ? 'creditTitle' : 'invoiceTitle', { number });
  return writePaper({ title, language: locale, at }, (paper) => {
    const sheet: Sheet = { paper, say, locale, money: (cents) => formatPrice(cents, order.currency, locale) };
    drawHead(sheet, facts, title);
    drawLines(sheet, invoice.lines);
    drawTotals(sheet, facts);
    drawFoot(sheet, facts);
    numberPages(sheet);
  });
}

function drawHead({ paper, say, locale }: Sheet, { order, kind, at, timeZone, sellers }: InvoiceFacts, title: string): void {
  const seller = sellerOf(order.site_id, sellers);
  const half = INNER / 2 - 12;
  paper.font('bold').fontSize(22).text('Inkwell', margin, margin, { width: half });
  paper
    .font('text')
    .fontSize(9)
    .text([seller.name, ...seller.address].join('\n'), { width: half });
  paper
    .font('bold')
    .fontSize(15)
    .text(title, margin + half + 24, margin + 4, { width: half, align: 'right' });
  const facts = [
    say(kind === 'credit' ? 'creditDate' : 'invoiceDate', { day: formatDate(at, timeZone, locale) }),
    say('mailOrder', { number: shownOrderNumber(order.order_number), day: formatDate(order.placed_at, timeZone, locale) }),
    ...(order.purchase_order === '' ? [] : [`${say('purchaseOrder')} ${order.purchase_order}`]),
    ...(order.budget_center === '' ? [] : [`${say('budgetCenter')} ${order.budget_center}`]),
  ];
  paper.font('text').fontSize(9).text(facts.join('\n'), { width: half, align: 'right' });
  const top = margin + 104;
  const billed = order.addresses.find(({ type }) => type === 'B' || type === 'SB');
  const sent = order.addresses.find(({ type }) => type === 'S' || type === 'SB') ?? order.addresses.find(({ type }) => type === 'ST');
  for (const [left, heading, address] of [
    [margin, say('billedTo'), billed ?? sent],
    [margin + half + 24, say(sent?.type === 'ST' ? 'pickupAt' : 'deliveredTo'), sent],
  ] as const) {
    if (address === undefined) continue;
    paper.font('bold').fontSize(9).text(heading, left, top, { width: half });
    paper.font('text').text(addressOf(address, order.email).join('\n'), { width: half });
  }
  paper.y = top + 92;
}

function addressOf(address: OrderAddressRow, email: string): readonly string[] {
  const name = `${address.firstName} ${address.lastName}`.trim();
  return [name, ...addressLines(address), ...(address.type === 'ST' ? [] : [email])].filter((line) => line !== '');
}

function drawLines(sheet: Sheet, lines: readonly InvoicedLine[]): void {
  const { paper, say, money } = sheet;
  drawTableHead(sheet);
  for (const { itemId, title: named, budgetCenter, qty, unitPrice, gross, discount } of lines) {
    const title = budgetCenter === '' ? named : `${named}\n${say('lineBudgetCenter', { name: budgetCenter })}`;
    const rowHeight = paper.fontSize(9).heightOfString(title, { width: COLUMNS.qty - COLUMNS.title - 8 }) + (discount > 0 ? 12 : 0);
    if (paper.y + rowHeight > BOTTOM) {
      paper.addPage();
      drawTableHead(sheet);
    }
    const { y } = paper;
    paper.font('text').text(itemId, COLUMNS.item, y, { width: COLUMNS.title - COLUMNS.item - 6 });
    amountAt(paper, String(qty), COLUMNS.qty, COLUMNS.price, y);
    amountAt(paper, money(unitPrice), COLUMNS.price, COLUMNS.amount, y);
    amountAt(paper, money(gross), COLUMNS.amount, RIGHT, y);
    paper.text(title, COLUMNS.title, y, { width: COLUMNS.qty - COLUMNS.title - 8 });
    if (discount > 0) {
      const at = paper.y;
      amountAt(paper, money(-discount), COLUMNS.amount, RIGHT, at);
      paper.text(say('discount'), COLUMNS.title, at);
    }
    paper.y += 4;
  }
}

function drawTableHead({ paper, say }: Sheet): void {
  const { y } = paper;
  paper.font('bold').fontSize(9).text(say('invoiceItem'), COLUMNS.item, y);
  amountAt(paper, say('invoiceQty'), COLUMNS.qty, COLUMNS.price, y);
  amountAt(paper, say('invoicePrice'), COLUMNS.price, COLUMNS.amount, y);
  amountAt(paper, say('invoiceAmount'), COLUMNS.amount, RIGHT, y);
  paper.text(say('invoiceWhat'), COLUMNS.title, y);
  rule(paper);
}

function drawTotals(sheet: Sheet, { order, kind, invoice }: InvoiceFacts): void {
  const { paper, say, locale, money } = sheet;
  const { subTotal, discount, shipFee, handlingFee, furnitureFee, surchargeFee, areaFee, taxes, total, lines } = invoice;
  const rows = receiptRows(
    {
      currency: order.currency,
      units: lines.reduce((sum, { qty }) => sum + qty, 0),
      subTotal: subTotal / 100,
      discount: discount / 100,
      coupons: [],
      ships: lines.length > 0 && order.lines.some(({ deliveryType }) => deliveryType === 'STA'),
      shipFee: shipFee / 100,
      memberSavings: 0,
      handlingFee: (handlingFee - furnitureFee) / 100,
      furnitureFee: furnitureFee / 100,
      furnitureFeeTbd: false,
      surchargeFee: surchargeFee / 100,
      areaFee: areaFee / 100,
      taxes: taxes.map(({ name, jurisdiction, cents }) => ({ name, jurisdiction, amount: cents / 100 })),
      tax: taxes.reduce((sum, { cents }) => sum + cents, 0) / 100,
      total: total / 100,
    },
    { say, locale },
    // A credit note does not refund delivery, so it has no such row.
  ).filter(({ id }) => kind === 'invoice' || id !== 'delivery');
  if (paper.y + (rows.length + 3) * 15 > BOTTOM) paper.addPage();
  rule(paper);
  const left = COLUMNS.qty - 40;
  for (const { label, amount } of rows) sumRow(paper, label, amount, left);
  rule(paper, left);
  paper.font('bold').fontSize(11);
  sumRow(paper, say('total'), money(total), left);
  paper.font('text').fontSize(9);
}

function drawFoot({ paper, say, locale }: Sheet, { order, kind, invoice, paid, taxNumbers }: InvoiceFacts): void {
  const sayPayment = sayer(paymentWords, locale);
  const lines = [
    ...paid.flatMap(({ payment, amount }) => {
      const own = [ACCOUNT, REWARDS] as const;
      const named = own.find((type) => type === payment.type);
      const card = named === undefined ? meansText(sayPayment, payment) : sayPayment(named);
      const text = amountText(amount / 100, order.currency, locale);
      if (card === '') return [];
      if (payment.type === ACCOUNT && kind === 'invoice') return [say('invoiceBilled', { amount: text })];
      return [say(kind === 'credit' ? 'creditPaid' : 'invoicePaid', { amount: text, card })];
    }),
    ...(order.site_id.endsWith('CA') ? taxNumberLines(invoice.taxes, taxNumbers, say) : []),
    ...(kind === 'credit' ? [] : [say('invoiceReturns')]),
  ];
  if (paper.y + lines.length * 14 + 24 > BOTTOM) paper.addPage();
  paper.y += 18;
  for (const line of lines) paper.fontSize(9).text(line, margin, paper.y, { width: INNER }).moveDown(0.3);
}

/** The seller's registrations on a Canadian document; a province's own when it charges that province's tax. */
export function taxNumberLines(taxes: Invoice['taxes'], { gst, qst, provincial }: TaxNumbers, say: Sheet['say']): readonly string[] {
  const charged = taxes.filter(({ name }) => name === 'PST' || name === 'RST');
  return [
    ...(gst === undefined ? [] : [say('invoiceGst', { number: gst })]),
    ...(qst === undefined ? [] : [say('invoiceQst', { number: qst })]),
    ...charged.flatMap(({ name, jurisdiction }) => {
      const number = ownValue(provincial, jurisdiction);
      return number === undefined ? [] : [say(name === 'RST' ? 'invoiceRst' : 'invoicePst', { province: jurisdiction, number })];
    }),
  ];
}

function numberPages({ paper, say }: Sheet): void {
  const { count } = paper.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    paper.switchToPage(at);
    // Page numbers are in the margin, where text would otherwise start a new page.
    paper.page.margins.bottom = 0;
    paper
      .font('text')
      .fontSize(8)
      .text(say('invoicePage', { n: at + 1, count }), margin, height - margin + 6, { width: INNER, align: 'right' });
  }
}

function amountAt(paper: Paper, text: string, from: number, to: number, y: number): void {
  paper.text(text, from, y, { width: to - from, align: 'right', lineBreak: false });
}

function sumRow(paper: Paper, label: string, amount: string, left: number): void {
  const { y } = paper;
  amountAt(paper, amount, COLUMNS.amount - 20, RIGHT, y);
  paper.text(label, left, y, { width: COLUMNS.amount - 24 - left }).moveDown(0.25);
}

function rule(paper: Paper, from: number = margin): void {
  paper.y += 3;
  paper.lineWidth(0.75).moveTo(from, paper.y).lineTo(RIGHT, paper.y).stroke('#555').fillColor('#000');
  paper.y += 6;
}
