export { NO_TERMS, type ContractTerms } from './contract-terms.ts';
export { readContractState } from './contract-sheet.ts';
export { readCosts, writeCosts, type ItemCost } from './cost-sheet.ts';
export { lockContracts, writeContractState } from './write-contracts.ts';
export { makeContracts, writeContracts, type Contracts } from './contracts.ts';
export {
  claimEndingContracts,
  endingContract,
  keepOffContractPolicy,
  ownOffContractPolicy,
  type EndingContract,
} from './organization-contracts.ts';
export { foldOwnNumber, NO_OWN_NUMBER } from './own-numbers.ts';
