export { drawQuestion, isRightWord, type Question, type WordKey } from './question.ts';
