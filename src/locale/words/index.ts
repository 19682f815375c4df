export { i18nOf, loadWords, sayer, type PageSay, type SameKeys, type Say, type Words } from './load-words.ts';
