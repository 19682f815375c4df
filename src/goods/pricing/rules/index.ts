export { listFor, priceFor, type BuyerTerms } from './price-for.ts';
export type { PriceOfUnit, PriceSource } from './price-of.ts';
export { priceSteps, type PriceStep } from './price-steps.ts';
export { unitFees, type UnitFees } from './unit-fees.ts';
export { unitPriceOf } from './unit-price.ts';
export type { ContractRecord, PriceRecord } from './price-record.ts';
