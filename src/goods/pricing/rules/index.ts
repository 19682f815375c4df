export { priceOf, type PriceOfUnit, type PriceSource } from './price-of.ts';
export { priceSteps, type PriceStep } from './price-steps.ts';
export { unitPriceOf } from './unit-price.ts';
export type { ContractRecord, PriceRecord } from './price-record.ts';
