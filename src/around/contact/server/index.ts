export { makeChatMail } from './chat-mail.ts';
export { contactHandlers } from './contact-handlers.ts';
export { adoptChatAtSignIn } from './adopt-chat.ts';
export { answerChat, feedbackSince, forgetContactBefore, openChats } from './staff-contact.ts';
