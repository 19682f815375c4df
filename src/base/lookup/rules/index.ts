// Look-ups by external text (trust 34).
export { nearestWord } from './nearest-word.ts';
export { ownValue } from './own-value.ts';
