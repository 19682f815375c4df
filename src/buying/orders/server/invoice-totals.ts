// The sums of an invoice: every amount with its name, and the total.
import { receiptRows } from '#buying/orders/rules';
import { exemptionTexts } from '#goods/tax-exemptions/server';
import type { Paper } from '#platform/paper';
import { type InvoiceFacts, type Sheet, RIGHT, BOTTOM, COLUMNS, amountAt, rule } from './invoice-sheet.ts';

export function drawTotals(sheet: Sheet, { order, kind, invoice }: InvoiceFacts): void {
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
      exempt: exemptionTexts({ applied: order.tax_exemptions }, locale).exempt,
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

function sumRow(paper: Paper, label: string, amount: string, left: number): void {
  const { y } = paper;
  amountAt(paper, amount, COLUMNS.amount - 20, RIGHT, y);
  paper.text(label, left, y, { width: COLUMNS.amount - 24 - left }).moveDown(0.25);
}
