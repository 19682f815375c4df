export { departmentsOf, WIDGET_WAIT } from './departments.ts';
export {
  CONTACT_KEPT_DAYS,
  CONTACT_LIMITS,
  FEEDBACK_TOPICS,
  readChat,
  readFeedback,
  type ChatField,
  type ChatText,
  type FeedbackField,
  type FeedbackText,
} from './read-contact.ts';
