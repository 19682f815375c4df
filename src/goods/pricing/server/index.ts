export { NO_TERMS, type ContractTerms } from './contract-terms.ts';
export { makeContracts, writeContracts, type Contracts } from './contracts.ts';
export { NO_OWN_NUMBER } from './own-numbers.ts';
