export { actorOf, actorState, noteEvent, type Actor, type EventFacts } from './actor.ts';
export { activateByDirectory, deactivateByDirectory, isLastAdministrator } from './directory-activity.ts';
export { followDirectory, type DirectorySays } from './follow-directory.ts';
export { groupsOf, putInGroup } from './groups.ts';
export { organizationHandlers } from './handlers.ts';
export { makeInvitationMail } from './invitation-mail.ts';
export type { JoinRule } from './join-rule.ts';
export { closeInvitationOf, limitInvitations } from './invitations.ts';
export { DELETE_EXPIRED_INVITATIONS } from './organization-queries.ts';
