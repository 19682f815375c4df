// The question before another sign-in attempt, after many: it stops programs, not people.
import { randomUUID } from 'node:crypto';
import type { CaptchaProvider } from '#people/captcha/server';
import type { AskedCaptcha } from '#base/outcome/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { ASK_QUESTION, TAKE_QUESTION } from './gate-queries.ts';

/** How long a question can be answered. */
const OPEN_MS = 15 * 60_000;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface CaptchaAnswer {
  readonly id: string;
  readonly answer: string;
}

export interface SignInQuestions {
  ask(visit: Visit): Promise<AskedCaptcha>;
  /** Consumes the question, whether the answer is right or wrong. */
  isRight(given: CaptchaAnswer, now: Date): Promise<boolean>;
}

export function makeSignInQuestions(db: Queries, captcha: CaptchaProvider): SignInQuestions {
  return {
    async ask({ now, copyLocale }) {
      const [id, challenge] = [randomUUID(), captcha.ask()];
      await db.run(ASK_QUESTION, [id, JSON.stringify(challenge), new Date(now.getTime() + OPEN_MS)]);
      return { id, ...captcha.show(challenge, copyLocale) };
    },
    async isRight({ id, answer }, now) {
      const open = ID.test(id) ? await db.maybe(TAKE_QUESTION, [id, now]) : undefined;
      return open !== undefined && captcha.judge(open.challenge, answer);
    },
  };
}
