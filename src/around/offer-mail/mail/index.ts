export { renderOfferLetter } from './render-offer-letter.tsx';
