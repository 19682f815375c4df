export { customMessageHandlers, type CustomMessagesDeps } from './handlers.ts';
export { FORGET_MESSAGES, PUT_AWAY_BY_PERSON } from './message-queries.ts';
