// Sends a shopper the link to the cart that a representative put together.
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import { representativesWords } from '#people/representatives/words';
import type { Db } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import type { Limiter } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { CART_LETTER_QUEUE, type CartLetterJob } from './cart-letter.ts';

export interface SendDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'job'>;
  readonly letters: Limiter<'profile'>;
  /** Refuses a text that holds a card number. */
  readonly cardNumberIn: (typed: string, visit: Visit) => Refusal | null;
}

export async function sendCart(deps: SendDeps, visit: Visit, note: string): Promise<Refusal | Record<never, never>> {
  const [acting, shopper] = [await visit.acting(), await visit.shopper()];
  if (acting === null || !isSignedIn(shopper)) return refuse(403, 'FORBIDDEN', sayer(representativesWords, visit.copyLocale)('FORBIDDEN'));
  const refused = deps.cardNumberIn(note, visit);
  if (refused !== null) return { ...refused, field: 'note' };
  const { wait } = await deps.letters.take({ profile: shopper.profile.profileId });
  if (wait > 0) return tooMany(visit, wait);
  const letter: CartLetterJob = {
    profileId: shopper.profile.profileId,
    tenant: visit.site.tenant,
    copyLocale: visit.copyLocale,
    representative: acting.name,
    note,
  };
  const put = await deps.jobs.job(CART_LETTER_QUEUE, letter);
  await deps.db.transaction(put);
  return {};
}

export function tooMany({ copyLocale }: Visit, seconds: number): Refusal {
  return tooManyTries(
    seconds,
    'TOO_MANY_TRIES',
    sayer(representativesWords, copyLocale)('TOO_MANY_TRIES', { minutes: Math.ceil(seconds / 60) }),
  );
}
