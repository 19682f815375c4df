export { makeCertified, type Certified } from './certified.ts';
export { PERSONAL_CERTIFIED } from './certified-queries.ts';
export { makeFraudService, sandboxSignal, type FraudSignal } from './fraud-signal.ts';
