export { makeContracts, NO_TERMS, writeContracts, type Contracts, type ContractTerms } from './contracts.ts';
export { NO_OWN_NUMBER } from './own-numbers.ts';
