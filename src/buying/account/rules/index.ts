/** What the messages drawer says (RWD-3). */
export { accountMessages, type AccountMessage, type MessageFacts } from './account-messages.ts';
