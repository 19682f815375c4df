export { makeChatMail } from './chat-mail.ts';
export { FORGET_CHATS } from './chat-queries.ts';
export { FORGET_FEEDBACK } from './feedback-queries.ts';
export { contactHandlers, type ContactFacts } from './contact-handlers.ts';
export { adoptChatAtSignIn } from './adopt-chat.ts';
export { answerChat, feedbackSince, openChats } from './staff-contact.ts';
export type { ChatMailFacts } from './chat-mail.ts';
export { contactPersonalData } from './personal-data.ts';
