export { tokeniseAtBraintree } from './tokenise-at-braintree.ts';
