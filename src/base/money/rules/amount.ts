/**
 * Whole cents that are known to be one thing of an order: its tax, its discount. A plain number becomes one where it is written down; one of them
 * never becomes another, so that two cannot change places.
 */
export type Amount<Of extends string> = number & { readonly amountOf?: Of };
