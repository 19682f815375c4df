export {
  MESSAGE_LIMITS,
  MESSAGE_PLACES,
  MESSAGE_TONES,
  messageIn,
  messageState,
  readMessage,
  type CustomMessage,
  type MessageField,
  type MessagePlace,
  type MessageProblem,
  type MessageState,
  type TypedMessage,
} from './custom-message.ts';
