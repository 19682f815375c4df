// Questions of banks that are open: what the shopper's browser has to carry there, and the page of the shop that carries it.
import type { AskedShopper } from '#buying/payment/server';
import type { CopyLocale } from '#base/locale/rules';
import type { Clock } from '#platform/clock';
import { statement, type Db } from '#platform/db';
import { randomText } from '#platform/random';
import type { AciRedirect } from './aci-objects.ts';

/** Nothing is held while the bank asks. ACI says no end of that; the shop's goods do not wait for ever. */
const ASKED_FOR_MS = 15 * 60_000;

/** Where the page of a question is, at the shop. */
export const QUESTION_PATH = '/payment/asked/';

export interface QuestionRow {
  readonly name: string;
  readonly redirect: AciRedirect;
  readonly return_to: string;
  readonly locale: CopyLocale;
  readonly asked_at: Date;
  readonly ended_at: Date | null;
}

export interface Question {
  /** The page of the shop that leads to the bank. */
  readonly url: string;
  readonly until: Date;
  /** It was not given up. */
  readonly isOpen: boolean;
}

export interface Questions {
  /** Notes a question, once for each payment. */
  ask(paymentId: string, redirect: AciRedirect, shopper: AskedShopper): Promise<Question>;
  /** The question of a payment; undefined: none was asked. */
  of(paymentId: string): Promise<Question | undefined>;
  /** Nobody is led to the bank any more. */
  end(paymentId: string): Promise<void>;
  /** By the name in the page's address; undefined: there is none, or it is over. */
  named(name: string): Promise<QuestionRow | undefined>;
}

const FIELDS = 'name, redirect, return_to, locale, asked_at, ended_at';

const ASK = statement<unknown>(
  'aci_question_ask',
  `insert into aci_question (name, payment_id, redirect, return_to, locale, asked_at) values ($1, $2, $3::jsonb, $4, $5, $6) on conflict do nothing`,
);

const OF = statement<QuestionRow>('aci_question_of', `select ${FIELDS} from aci_question where payment_id = $1`);
const NAMED = statement<QuestionRow>('aci_question_named', `select ${FIELDS} from aci_question where name = $1`);
const END = statement<unknown>('aci_question_end', 'update aci_question set ended_at = $2 where payment_id = $1 and ended_at is null');
export const FORGET_QUESTIONS = statement<unknown>('aci_question_forget', 'delete from aci_question where asked_at < $1');

export function makeQuestions(db: Db, clock: Clock): Questions {
  const of = async (paymentId: string): Promise<Question | undefined> => {
    const row = await db.maybe(OF, [paymentId]);
    if (row === undefined) return undefined;
    // Its page is where the bank leads back to: at the site the shopper bought on.
    return {
      url: new URL(QUESTION_PATH + row.name, row.return_to).href,
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
      if (asked === undefined) throw new Error('A question that was just noted is not there');
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
