// Tells the owner of an account that its password is being guessed at, once a day at most.
import type { Db } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import type { Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { putMail } from './account-mail.ts';

const DAY_S = 86_400;

interface Facts {
  readonly db: Db;
  readonly limits: Limits;
  readonly jobs: Pick<Jobs, 'job'>;
}

/**
 * Puts the mail on its queue unless one was put there for this e-mail within a day. Whether there is such an account is looked up when the
 * mail is written, so that here everything takes the same time for both (trust 20). `email`: in small letters.
 */
export function makeGuessedMail({ db, limits, jobs }: Facts): (visit: Visit, email: string) => Promise<void> {
  const daily = limits.of('guessed-mail', [{ by: ['account'], most: 1, seconds: DAY_S }]);
  return async (visit, email) => {
    const account = `${visit.site.tenant}:${email}`;
    if ((await daily.waitOf({ account })) > 0) return;
    const put = await putMail(jobs, visit, { kind: 'guessed', email });
    // The day's one mail counts only with the mail itself.
    await db.transaction(async (tx) => {
      if ((await daily.take({ account }, tx)).wait === 0) await put(tx);
    });
  };
}
