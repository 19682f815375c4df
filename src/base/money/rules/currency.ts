/** The money of a price list; amounts are never converted from one to another (APP-1). */
export type Currency = 'USD' | 'CAD';
