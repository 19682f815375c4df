// The table of an invoice's lines, over as many pages as it needs.
import type { InvoicedLine } from '#buying/orders/rules';
import { type Sheet, RIGHT, BOTTOM, COLUMNS, amountAt, rule } from './invoice-sheet.ts';

export function drawLines(sheet: Sheet, lines: readonly InvoicedLine[]): void {
  const { paper, say, money } = sheet;
  drawTableHead(sheet);
  for (const { itemId, title: named, budgetCenter, contract, purchaseOrder, qty, unitPrice, gross, discount } of lines) {
    const title = [
      named,
      ...(contract === '' ? [] : [say('lineContract', { name: contract })]),
      ...(budgetCenter === '' ? [] : [say('lineBudgetCenter', { name: budgetCenter })]),
      ...(purchaseOrder === '' ? [] : [say('linePurchaseOrder', { number: purchaseOrder })]),
    ].join('\n');
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
