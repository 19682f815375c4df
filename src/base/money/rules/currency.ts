/** The currency of a price list; amounts are never converted (APP-1). */
export type Currency = 'USD' | 'CAD';
