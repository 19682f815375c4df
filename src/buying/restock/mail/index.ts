export { renderRestockLetter } from './render-restock-letter.tsx';
