export { renderAnswerMail, type AnswerLetter } from './render-answer-mail.tsx';
