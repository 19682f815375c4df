export { contractState, ENDS_SOON_DAYS, type ContractPhase } from './contract-phase.ts';
