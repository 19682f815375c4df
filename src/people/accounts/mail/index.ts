export { renderAccountMail, type AccountLetter } from './render-account-mail.tsx';
