export { makeContracts, NO_TERMS, writeContracts, type Contracts, type ContractTerms } from './contracts.ts';
