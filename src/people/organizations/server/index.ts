export { organizationHandlers } from './handlers.ts';
export { makeInvitationMail } from './invitation-mail.ts';
export { limitInvitations } from './invitations.ts';
export { DELETE_EXPIRED_INVITATIONS } from './organization-queries.ts';
