// Whole cents, whose they are, and how they are taxed.
export type { Amount } from './amount.ts';
export type { Currency } from './currency.ts';
export { prorate } from './prorate.ts';
export type { TaxClass } from './tax-class.ts';
