// Arithmetic with whole cents.
export { prorate } from './prorate.ts';
