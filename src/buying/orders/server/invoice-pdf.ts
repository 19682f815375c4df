// The invoice of a shipment, or the credit note of a return, as PDF in the order's language: seller, buyer, lines, taxes, payments.
import { formatPrice, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { ACCOUNT, amountText, REWARDS } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { meansText } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { writePaper } from '#platform/paper';
import { taxNumberLines } from './tax-number-lines.ts';
import { type InvoiceFacts, type Sheet, margin, height, INNER, BOTTOM } from './invoice-sheet.ts';
import { drawHead } from './invoice-head.ts';
import { drawLines } from './invoice-lines.ts';
import { drawTotals } from './invoice-totals.ts';

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
