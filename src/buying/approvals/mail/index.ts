export { renderApprovalLetter } from './render-approval-letter.tsx';
