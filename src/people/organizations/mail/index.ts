export { renderHandOver } from './render-hand-over.tsx';
export { renderInvitation } from './render-invitation.tsx';
