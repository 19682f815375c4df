export { makeSupply, type Supply } from './supply.ts';
