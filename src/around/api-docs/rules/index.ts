// What the API description says beside the contracts.
export { examplesOfCall, type Example } from './request-examples.ts';
