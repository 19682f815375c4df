/**
 * Whole cents of one kind: an order's tax, its discount. A plain number can become any kind, but one kind never becomes another, so that two amounts
 * cannot be swapped.
 */
export type Amount<Of extends string> = number & { readonly amountOf?: Of };
