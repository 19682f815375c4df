export { customMessageHandlers, type CustomMessagesDeps } from './handlers.ts';
export { FORGET_ENDED_MESSAGES, FORGET_REMOVED_MESSAGES, PUT_AWAY_BY_PERSON } from './message-queries.ts';
