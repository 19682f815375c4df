// Informs the owner of an account, at most once a day, that somebody is guessing its password.
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
 * Queues the mail unless one was queued for this e-mail within a day. The mail's job looks up whether the account exists, so that this takes the same
 * time in both cases (trust 20). `email`: in lower case.
 */
export function makeGuessedMail({ db, limits, jobs }: Facts): (visit: Visit, email: string) => Promise<void> {
  const daily = limits.of('guessed-mail', [{ by: ['account'], most: 1, seconds: DAY_S }]);
  return async (visit, email) => {
    const account = `${visit.site.tenant}:${email}`;
    if ((await daily.waitOf({ account })) > 0) return;
    const put = await putMail(jobs, visit, { kind: 'guessed', email });
    // The daily limit and the mail are stored together.
    await db.transaction(async (tx) => {
      if ((await daily.take({ account }, tx)).wait === 0) await put(tx);
    });
  };
}
