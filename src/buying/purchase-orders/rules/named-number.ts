// How a form names a purchase order: the list of open ones, or another number beside it.

/** `choice`: the list, or a single text field; `typed`: the field beside the list. */
export const PURCHASE_ORDER_FIELDS = { choice: 'purchaseOrder', typed: 'purchaseOrderTyped', release: 'purchaseOrderRelease' } as const;

/** Chosen when the number is to be typed. Longer than any number, so that it is none. */
export const OTHER_NUMBER = 'another-number-that-is-typed-beside-the-list';

/** The number that was chosen or typed; '' for none. */
export const numberOf = (choice: string, typed: string): string => (choice === OTHER_NUMBER ? typed : choice).trim();
