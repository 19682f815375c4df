// Names of the fields of a quick order: the same form works before the page is awake and without JavaScript.

/** check: say what each row means. add: put the good ones into the cart. `remove` names the row that goes. */
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

/** What one form can hold of a thousand rows. */
export const LONGEST_PASTE = 80_000;
