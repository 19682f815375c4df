// Handlers of `serialNumbersContract`. The organization is always the session's, so nobody finds another's devices.
import { shopDay } from '#base/site/rules';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import { isSignedIn } from '#base/shopper/rules';
import type { serialNumbersContract } from '#buying/serial-numbers/contract';
import { askedSerials, MOST_SERIALS } from '#buying/serial-numbers/rules';
import { serialNumbersWords } from '#buying/serial-numbers/words';
import { actorOf, type Actor } from '#people/organizations/server';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import { QUARTER_S, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { readDevices, type Asked } from './read-devices.ts';

export interface SerialNumbersDeps {
  readonly db: Db;
  readonly limits: Limits;
}

export const say = ({ copyLocale }: Pick<Visit, 'copyLocale'>) => sayer(serialNumbersWords, copyLocale);

export function serialNumberHandlers({ db, limits }: SerialNumbersDeps): Handlers<typeof serialNumbersContract> {
  const refuseGuesses = makeGuard(limits);
  return {
    denied: (visit, _line, admission) => {
      const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'DEVICES_NOT_ALLOWED';
      return refuse(admission === 'signIn' ? 401 : 403, code, say(visit)(code));
    },
    'GET /api/organization/devices': async ({ visit, query, shopper }) => {
      const actor = actorOf(shopper);
      if (actor === undefined) return refuse(403, 'DEVICES_NOT_ALLOWED', say(visit)('DEVICES_NOT_ALLOWED'));
      const refusal = await refuseGuesses(visit, actor, query);
      return refusal ?? readDevices(db, readerOf(visit, actor), query);
    },
  };
}

export const readerOf = ({ copyLocale, now }: Visit, { accountNumber }: Actor) => ({ accountNumber, copyLocale, today: shopDay(now) });

/** Who may read a file of devices, else the refusal. */
export async function deviceReader(visit: Visit): Promise<Actor | Refusal> {
  const shopper = await visit.shopper();
  if (!isSignedIn(shopper)) return refuse(401, 'LOGIN_REQUIRED', say(visit)('LOGIN_REQUIRED'));
  const actor = actorOf(shopper);
  return actor !== undefined && shopper.permissions.has('H_SL')
    ? actor
    : refuse(403, 'DEVICES_NOT_ALLOWED', say(visit)('DEVICES_NOT_ALLOWED'));
}

/** Look-ups by number are counted, so that nobody tries numbers by the thousand; the list is not. */
export function makeGuard(limits: Limits) {
  const lookUps = limits.of('serial-numbers', [{ by: ['person'], most: 60, seconds: QUARTER_S }]);
  return async (visit: Visit, { profileId }: Actor, { serials = '' }: Asked): Promise<Refusal | null> => {
    const asked = askedSerials(serials);
    if (asked.isTooMany) return refuse(400, 'TOO_MANY_SERIALS', say(visit)('TOO_MANY_SERIALS', { most: MOST_SERIALS }));
    if (asked.serials.length === 0) return null;
    const { wait } = await lookUps.take({ person: profileId });
    return wait === 0 ? null : tooManyTries(wait, 'TOO_MANY_TRIES', say(visit)('TOO_MANY_TRIES', { minutes: Math.ceil(wait / 60) }));
  };
}
