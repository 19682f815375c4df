export { renderAccountMail, type AccountLetter, type RenderedMail } from './render-account-mail.tsx';
