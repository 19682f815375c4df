// What goes into one order.
import type { DueRow, RestockRow } from './restock-rows.ts';

export interface DueItem {
  readonly due: DueRow;
  readonly row: RestockRow;
}

/** The same for what goes to one address, from one payment, to one budget. */
export const orderKey = (row: RestockRow): string =>
  JSON.stringify([row.address_id, row.location_id, row.card_id, row.budget_center, row.purchase_order, row.locale]);

export const groupsOf = (items: readonly DueItem[]): readonly (readonly DueItem[])[] => [
  ...Map.groupBy(items, ({ row }) => orderKey(row)).values(),
];
