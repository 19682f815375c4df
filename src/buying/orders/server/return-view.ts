// A return as the order's owner sees it.
import type { OrderReturn } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { isAwaited, returnNumber } from '#buying/orders/rules';
import { creditNote } from './order-papers.ts';
import type { OrderRow, ReturnRow } from './order-row.ts';

import { isoInstant, type OrderViewFacts, type ViewPlace } from './view-facts.ts';

/** Of a received return the arrived units, else the requested ones. */
export function returnView(
  { returnNo, state, reason, requestedAt, labelKey, lines }: ReturnRow,
  row: OrderRow,
  { locale, paths }: ViewPlace,
  { goods }: OrderViewFacts,
): OrderReturn {
  const shown = lines.map(({ lineNo, qty, arrived, amount }) => {
    const { itemId = '', title = '' } = row.lines.find((line) => line.lineNo === lineNo) ?? {};
    return { lineNo, title, image: goods(itemId, locale).image, qty: arrived ?? qty, amount: amount / 100 };
  });
  return {
    returnNo,
    number: returnNumber(shownOrderNumber(row.order_number), returnNo),
    state,
    reason,
    requestedAt: isoInstant(requestedAt) ?? '',
    amount: lines.reduce((sum, { amount }) => sum + amount, 0) / 100,
    label: isAwaited(state) ? paths.returnLabel(labelKey) : null,
    creditNote: creditNote(row, returnNo) === undefined ? null : paths.creditNote(row.document_key, returnNo),
    lines: shown.filter(({ qty }) => qty > 0),
  };
}
