// Lookups by words from outside (trust 34).
export { ownValue } from './own-value.ts';
