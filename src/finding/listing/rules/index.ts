// Rules of listings.
export { byFirstLetter, type LetterGroup } from './by-first-letter.ts';
