export { makeChatMail } from './chat-mail.ts';
export { contactHandlers, type ContactFacts } from './contact-handlers.ts';
export { adoptChatAtSignIn } from './adopt-chat.ts';
export { answerChat, feedbackSince, forgetContactBefore, openChats } from './staff-contact.ts';
export type { ChatMailFacts } from './chat-mail.ts';
export { contactPersonalData } from './personal-data.ts';
