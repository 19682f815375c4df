export { loadWords, sayer, sayMessage, type PageSay, type SameKeys, type Say, type Words } from './load-words.ts';
