// The head of an invoice: seller, number, dates, and the addresses it is billed and delivered to.
import { formatDate } from '#base/locale/rules';
import { addressLines } from '#people/addresses/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import { sellerOf } from '#buying/orders/rules';
import type { OrderAddressRow } from './order-row.ts';
import { type InvoiceFacts, type Sheet, margin, INNER } from './invoice-sheet.ts';

export function drawHead({ paper, say, locale }: Sheet, { order, kind, at, timeZone, sellers }: InvoiceFacts, title: string): void {
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
    ...(order.purchase_order_release === '' ? [] : [`${say('purchaseOrderRelease')} ${order.purchase_order_release}`]),
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
