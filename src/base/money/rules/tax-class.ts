/** Tax class of an item; the tax rules decide per jurisdiction. */
export type TaxClass = 'standard' | 'grocery' | 'digital' | 'service' | 'giftCard';
