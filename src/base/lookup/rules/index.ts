// Look-ups by external text (trust 34).
export { ownValue } from './own-value.ts';
