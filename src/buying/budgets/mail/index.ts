export { renderBudgetLetter } from './render-budget-letter.tsx';
export { renderRequestLetter } from './render-request-letter.tsx';
