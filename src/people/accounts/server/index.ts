export { makeAccountMail } from './account-mail.ts';
export { makeGuessedMail } from './guessed-mail.ts';
export { makeNewDeviceMail } from './new-device-mail.ts';
export { makePasswordDoubt, type PasswordDoubt } from './password-doubt.ts';
export { makeAccounts, type AccountsFacts } from './accounts.ts';
export { DELETE_EXPIRED_LINKS, DELETE_EXPIRED_REGISTRATIONS } from './link-queries.ts';
export { resendAccountMails, setAsideAccountMails } from './set-aside-mails.ts';
