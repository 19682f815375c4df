export { renderChatMail, type ChatLetter } from './render-chat-mail.tsx';
