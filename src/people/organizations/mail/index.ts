export { renderInvitation } from './render-invitation.tsx';
