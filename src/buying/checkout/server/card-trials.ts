// Limits card testing: after some refused cards a captcha precedes the next one of the same form (PAY-8). Refusals count per checkout, and
// per network address against clients that come as a new shopper each time.
import { randomUUID } from 'node:crypto';
import type { CaptchaProvider, ShownChallenge } from '#people/captcha/server';
import type { AskedCaptcha } from '#buying/checkout/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { Db } from '#platform/db';
import { QUARTER_S, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { keyOf } from './checkout-key.ts';
import { CREDIT_TRIALS, GIFT_TRIALS } from './trial-queries.ts';

/** Refused cards of a shopper within an hour, and of a network address within a quarter of an hour, since an office shares one. */
const OF_A_SHOPPER = 3;
const OF_AN_ADDRESS = [{ by: ['address'], most: 40, seconds: QUARTER_S }] as const;

export interface CardTrials {
  /** Removes the refused card from checkout and counts it. `section`: its kind, where a form takes several. */
  refused(visit: Visit, ownerId: string, section?: AskedCaptcha['section']): Promise<void>;
  /** Opens a captcha for a shopper whose network address has too many refusals. True when a captcha is open. */
  mustAnswer(visit: Visit, ownerId: string): Promise<boolean>;
  /** Checks an answer. A captcha takes one answer, right or wrong; a wrong one opens the next captcha. */
  answer(visit: Visit, ownerId: string, given: { readonly id: string; readonly answer: string }): Promise<'right' | 'wrong'>;
  show(asked: AskedCaptcha, locale: CopyLocale): ShownChallenge;
}

export interface CardTrialsFacts {
  readonly db: Db;
  readonly captcha: CaptchaProvider;
  readonly limits: Limits;
  /** The form whose cards count: credit cards, or gift and prepaid cards. */
  readonly form?: 'credit' | 'gift';
}

export function makeCardTrials({ db, captcha, limits, form = 'credit' }: CardTrialsFacts): CardTrials {
  const statements = form === 'credit' ? CREDIT_TRIALS : GIFT_TRIALS;
  const byAddress = limits.of(`${form}-cards`, OF_AN_ADDRESS);
  const ask = (section: AskedCaptcha['section'] = form): AskedCaptcha => ({ id: randomUUID(), section, challenge: captcha.ask() });
  const count = ({ ip }: Visit): Promise<unknown> => byAddress.take({ address: ip });
  return {
    async refused(visit, ownerId, section) {
      await count(visit);
      await db.run(statements.refused, {
        ...keyOf(visit, ownerId),
        now: visit.now,
        most: OF_A_SHOPPER,
        captcha: JSON.stringify(ask(section)),
      });
    },
    async mustAnswer(visit, ownerId) {
      const { captcha: open, captcha_passed: passed } = (await db.maybe(statements.of, keyOf(visit, ownerId))) ?? NOTHING;
      if (open !== null) return true;
      if (passed || (await byAddress.waitOf({ address: visit.ip })) === 0) return false;
      await db.run(statements.ask, { ...keyOf(visit, ownerId), captcha: JSON.stringify(ask()), now: visit.now });
      return true;
    },
    async answer(visit, ownerId, { id, answer }) {
      const next = ask();
      const taken = await db.maybe(statements.take, { ...keyOf(visit, ownerId), id, next: JSON.stringify(next) });
      if (taken === undefined || !(await captcha.judge(taken.captcha.challenge, answer))) {
        await count(visit);
        return 'wrong';
      }
      await db.run(statements.pass, { ...keyOf(visit, ownerId), id: next.id });
      return 'right';
    },
    show: ({ challenge }, locale) => captcha.show(challenge, locale),
  };
}

const NOTHING = { captcha: null, captcha_passed: false };
