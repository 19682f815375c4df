// Open bank challenges: the form that the browser has to post to the bank, and the page of the shop that posts it.
import type { AskedShopper } from '#buying/payment/server';
import type { CopyLocale } from '#base/locale/rules';
import type { Clock } from '#platform/clock';
import { statement, type Db } from '#platform/db';
import { randomText } from '#platform/random';
import type { AciRedirect } from './aci-objects.ts';

/** Time limit of a challenge, which holds no money. ACI has none, but the shop's goods are reserved meanwhile. */
const ASKED_FOR_MS = 15 * 60_000;

/** Path of the challenge page at the shop. */
export const CHALLENGE_PATH = '/payment/asked/';

export interface ChallengeRow {
  readonly name: string;
  readonly redirect: AciRedirect;
  readonly return_to: string;
  readonly locale: CopyLocale;
  readonly asked_at: Date;
  readonly ended_at: Date | null;
}

export interface Challenge {
  /** The page of the shop that leads to the bank. */
  readonly url: string;
  readonly until: Date;
  /** The challenge has not been given up. */
  readonly isOpen: boolean;
}

export interface Challenges {
  /** Stores a challenge, once for each payment. */
  ask(paymentId: string, redirect: AciRedirect, shopper: AskedShopper): Promise<Challenge>;
  /** The challenge of a payment; undefined: there was none. */
  of(paymentId: string): Promise<Challenge | undefined>;
  /** Gives the challenge up, so that its page no longer leads to the bank. */
  end(paymentId: string): Promise<void>;
  /** By the key in the page's address; undefined: unknown or over. */
  named(name: string): Promise<ChallengeRow | undefined>;
}

const FIELDS = 'name, redirect, return_to, locale, asked_at, ended_at';

const ASK = statement<unknown>(
  'aci_question_ask',
  `insert into aci_question (name, payment_id, redirect, return_to, locale, asked_at) values ($1, $2, $3::jsonb, $4, $5, $6) on conflict do nothing`,
);

const OF = statement<ChallengeRow>('aci_question_of', `select ${FIELDS} from aci_question where payment_id = $1`);
const NAMED = statement<ChallengeRow>('aci_question_named', `select ${FIELDS} from aci_question where name = $1`);
const END = statement<unknown>('aci_question_end', 'update aci_question set ended_at = $2 where payment_id = $1 and ended_at is null');
export const FORGET_CHALLENGES = statement<unknown>('aci_question_forget', 'delete from aci_question where asked_at < $1');

export function makeChallenges(db: Db, clock: Clock): Challenges {
  const of = async (paymentId: string): Promise<Challenge | undefined> => {
    const row = await db.maybe(OF, [paymentId]);
    if (row === undefined) return undefined;
    // The page is on the site where the shopper bought, to which the bank also returns.
    return {
      url: new URL(CHALLENGE_PATH + row.name, row.return_to).href,
      until: new Date(row.asked_at.getTime() + ASKED_FOR_MS),
      isOpen: row.ended_at === null,
    };
  };
  return {
    of,
    async ask(paymentId, redirect, { returnTo, locale }) {
      const name = randomText(24);
      await db.run(ASK, [name, paymentId, JSON.stringify(redirect), returnTo, locale, clock.now()]);
      const asked = await of(paymentId);
      if (asked === undefined) throw new Error('A challenge that was just noted is not there');
      return asked;
    },
    async end(paymentId) {
      await db.run(END, [paymentId, clock.now()]);
    },
    async named(name) {
      const row = await db.maybe(NAMED, [name]);
      return row?.ended_at === null && clock.now().getTime() < row.asked_at.getTime() + ASKED_FOR_MS ? row : undefined;
    },
  };
}
