/** How an item is taxed; the tax rules decide per jurisdiction. */
export type TaxClass = 'standard' | 'grocery' | 'digital' | 'service' | 'giftCard';
