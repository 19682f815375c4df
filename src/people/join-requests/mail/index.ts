export { renderJoinLetter } from './render-join-letter.tsx';
