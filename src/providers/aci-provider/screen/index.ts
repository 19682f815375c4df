export { tokeniseAtAci } from './tokenise-at-aci.ts';
