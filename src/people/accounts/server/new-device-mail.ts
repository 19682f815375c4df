// Informs the owner of an account that it was signed in to in a browser that is new to it (USR-11).
import { userAgentOf } from '#people/sessions/server';
import type { Db } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import type { Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { putMail } from './account-mail.ts';

const DAY_S = 86_400;
/** Whoever has the password cannot fill the mailbox by signing in again and again. */
const MOST_A_DAY = 10;

interface Facts {
  readonly db: Db;
  readonly limits: Limits;
  readonly jobs: Pick<Jobs, 'job'>;
}

export function makeNewDeviceMail({ db, limits, jobs }: Facts): (visit: Visit, profileId: string) => Promise<void> {
  const daily = limits.of('new-device-mail', [{ by: ['profile'], most: MOST_A_DAY, seconds: DAY_S }]);
  return async (visit, profileId) => {
    const put = await putMail(jobs, visit, { kind: 'device', profileId, userAgent: userAgentOf(visit) });
    await db.transaction(async (tx) => {
      if ((await daily.take({ profile: profileId }, tx)).wait === 0) await put(tx);
    });
  };
}
