export { i18nOf, loadWords, sayer, type SameKeys, type Say, type Words } from './load-words.ts';
