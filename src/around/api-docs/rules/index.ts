// Examples for the API description.
export { examplesOfCall, type Example } from './request-examples.ts';
