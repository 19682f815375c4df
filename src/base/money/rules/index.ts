// Whole cents, currencies, and tax classes.
export type { Amount } from './amount.ts';
export type { Currency } from './currency.ts';
export { prorate } from './prorate.ts';
export type { TaxClass } from './tax-class.ts';
