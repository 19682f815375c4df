export { listFor, priceFor, type BuyerTerms } from './price-for.ts';
export type { PriceOfUnit, PriceSource } from './price-of.ts';
export { priceSteps, type PriceStep } from './price-steps.ts';
export { unitFees, type UnitFees } from './unit-fees.ts';
export { nextTurn, priceAt } from './sale-period.ts';
export { unitPriceOf } from './unit-price.ts';
export { contractEffects, type ContractEffect, type PriceChange } from './contract-effects.ts';
export {
  contractAfter,
  contradictingRows,
  itemKey,
  priceKey,
  sharedOwnNumbers,
  type AccountItemRow,
  type ContractPriceRow,
  type ContractState,
} from './contract-state.ts';
export { CONTRACT_COLUMNS, contractDays, contractRowKey, readContractRow, type AgreedPrice } from './contract-sheet.ts';
export type { ContractRecord, PriceRecord } from './price-record.ts';
