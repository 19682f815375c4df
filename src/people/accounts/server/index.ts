export { doubt as doubtPassword, type AccountProblem, type PasswordCheckDeps } from './account-commands.ts';
export { makeAccountLimits } from './account-limits.ts';
export { makeAccountMail, putMail as putAccountMail } from './account-mail.ts';
export { refused as refuseAccountProblem } from './handlers.ts';
export { makeGuessedMail } from './guessed-mail.ts';
export { makeAccounts, type AccountsFacts } from './accounts.ts';
export { DELETE_EXPIRED_LINKS, DELETE_EXPIRED_REGISTRATIONS } from './link-queries.ts';
export { resendAccountMails, setAsideAccountMails } from './set-aside-mails.ts';
export { accountsPersonalData } from './personal-data.ts';
