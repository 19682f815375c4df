export { renderExemptionLetter } from './render-exemption-letter.tsx';
