export { renderMembershipLetter } from './render-membership-letter.tsx';
