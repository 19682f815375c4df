export { NO_TERMS, type ContractTerms } from './contract-terms.ts';
export { lockContracts, readContractState, writeContractState } from './contract-sheet.ts';
export { makeContracts, writeContracts, type Contracts } from './contracts.ts';
export { foldOwnNumber, NO_OWN_NUMBER } from './own-numbers.ts';
