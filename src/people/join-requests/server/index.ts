export { askToJoin } from './asking.ts';
export { countRequests } from './count-requests.ts';
export { joinRequestHandlers } from './handlers.ts';
export { makeJoinMail, type JoinMailDeps } from './join-mail.ts';
export { FORGET_REQUESTS, REQUESTS_OF_PERSON } from './join-queries.ts';
export { joinRule } from './join-rule.ts';
export { offerFor } from './offers.ts';
