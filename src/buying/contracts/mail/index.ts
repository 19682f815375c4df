export { renderContractLetter } from './render-contract-letter.tsx';
