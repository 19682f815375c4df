// What its owner does to a restock with one press.

export const RESTOCK_ACTS = ['skip', 'unskip', 'pause', 'resume', 'cancel', 'restore', 'accept', 'swap'] as const;
export type RestockAct = (typeof RESTOCK_ACTS)[number];
