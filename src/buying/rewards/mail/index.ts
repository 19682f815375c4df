export { renderRewardsLetter } from './render-rewards-letter.tsx';
