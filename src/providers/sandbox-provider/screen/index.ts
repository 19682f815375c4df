export { tokeniseAtSandbox } from './tokenise-at-sandbox.ts';
