export { makeAccountMail } from './account-mail.ts';
export { makeAccounts } from './accounts.ts';
export { DELETE_EXPIRED_LINKS } from './link-queries.ts';
