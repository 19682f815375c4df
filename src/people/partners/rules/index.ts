// What a partner's token has to say.
export { LONGEST_SECONDS, readHandOver, type HandOver } from './hand-over.ts';
