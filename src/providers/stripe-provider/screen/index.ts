export { tokeniseAtStripe } from './tokenise-at-stripe.ts';
