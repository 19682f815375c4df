export { renderCartLetter } from './render-cart-letter.tsx';
