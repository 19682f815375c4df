// Account mails that failed at every attempt: lists them for staff and sends them again. Each attempt generates its link, so it is valid.
import { failedJobs, retryFailedJobs } from '#platform/failed-jobs';
import type { Queries } from '#platform/db';
import type { AccountMail } from './account-letter.ts';
import { ACCOUNT_MAIL_QUEUE } from './account-mail.ts';

/** One sentence per mail. */
export async function setAsideAccountMails(db: Queries): Promise<readonly string[]> {
  const jobs = await failedJobs<AccountMail>(db, ACCOUNT_MAIL_QUEUE);
  return jobs.map(
    ({ data, failed_at, tries, problem }) =>
      `account  ${failed_at.toISOString().slice(0, 16)}  ${data.kind}  ${whose(data)}  ${tries} tries: ${problem}`,
  );
}

/** Returns the number of mails queued again. */
export async function resendAccountMails(db: Queries): Promise<number> {
  return retryFailedJobs(db, ACCOUNT_MAIL_QUEUE);
}

function whose(mail: AccountMail): string {
  if ('email' in mail) return mail.email;
  return 'profileId' in mail ? `profile ${mail.profileId}` : `registration ${mail.registrationId}`;
}
