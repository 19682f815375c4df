export {
  agreedBreaks,
  agreedPrice,
  foldBrand,
  type AgreedItem,
  type AgreedPriceOfUnit,
  type AgreedTerm,
  type Agreement,
} from './agreement.ts';
export type { AgreedBasis } from './agreed-amount.ts';
export { ALLOWED, offContractOf, type NamedContract, type OffContract, type OffContractPolicy } from './named-contract.ts';
export { listFor, priceFor, type BuyerTerms, type PricedItem } from './price-for.ts';
export type { PriceOfUnit, PriceSource } from './price-of.ts';
export { priceSteps, type PriceStep } from './price-steps.ts';
export { unitFees, type UnitFees } from './unit-fees.ts';
export { nextTurn, priceAt } from './sale-period.ts';
export { unitPriceOf } from './unit-price.ts';
export { contractEffects, statesByAccount, type ContractEffect, type PriceChange } from './contract-effects.ts';
export type {
  AccountItemRow,
  AgreedPrice,
  AgreedRule,
  ContractHead,
  ContractPriceRow,
  ContractRow,
  ContractRuleRow,
} from './contract-rows.ts';
export {
  contractAfter,
  contractKey,
  contradictingRows,
  itemKey,
  misplacedRows,
  NOTHING_AGREED,
  priceKey,
  ruleKey,
  sharedOwnNumbers,
  type ContractState,
} from './contract-state.ts';
export { CONTRACT_COLUMNS, contractRowKey, readContractRow, type ContractSheetRow } from './contract-sheet.ts';
export { isAbout, priceEffect, type ItemToPrice, type PriceEffect } from './price-effects.ts';
export { contractDays, hundredthsOf } from './sheet-cells.ts';
export type { ContractRecord, PriceRecord } from './price-record.ts';
