// Field names of the quick order form, which works before hydration and without JavaScript.

/** check: identifies the rows. add: adds the good ones to the cart. `remove` names the row to remove. */
export const ORDER_FIELDS = {
  intent: 'intent',
  rows: 'rows',
  file: 'file',
  /** One of each per row of the table. */
  number: 'number',
  qty: 'qty',
  oneNumber: 'oneNumber',
  oneQty: 'oneQty',
  remove: 'remove',
} as const;

/** Most characters of a pasted list, enough for a thousand rows. */
export const LONGEST_PASTE = 80_000;
