// Decides whether to check a password: counts wrong tries and, after many, requires a captcha; the owner still gets in (trust 20, 36). Nothing here
// depends on whether the account exists.
import type { CaptchaProvider } from '#people/captcha/server';
import { done, failed, type AskedCaptcha, type Outcome } from '#base/outcome/rules';
import type { Queries } from '#platform/db';
import { QUARTER_S, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { knownDevice } from './known-devices.ts';
import { makeSignInQuestions, type CaptchaAnswer } from './sign-in-questions.ts';

export type GateProblem =
  | { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number }
  | { readonly code: 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG'; readonly captcha: AskedCaptcha };

/** Permission to check a password; call exactly one of these with the result. */
export interface Admitted {
  right(): Promise<void>;
  /** Returns the question for the next try, if one is required. */
  wrong(): Promise<AskedCaptcha | undefined>;
}

export interface SignInGate {
  /** `email`: trimmed and in lower case. */
  admit(visit: Visit, email: string, answer: CaptchaAnswer | undefined): Promise<Outcome<Admitted, GateProblem>>;
}

export interface GateFacts {
  readonly db: Queries;
  readonly limits: Limits;
  readonly captcha: CaptchaProvider;
  /** Tries per network address in a quarter of an hour, for all accounts together. */
  readonly triesPerAddress: number;
  /** Called for each wrong password after many, whether or not the account exists. */
  readonly guessed: (visit: Visit, email: string) => Promise<void>;
}

/** Wrong passwords for one account before a question comes first. */
const FREE_TRIES = 10;

export function makeSignInGate({ db, limits, captcha, triesPerAddress, guessed }: GateFacts): SignInGate {
  const questions = makeSignInQuestions(db, captcha);
  const byDevice = limits.of('sign-in-device', [{ by: ['device', 'account'], most: FREE_TRIES, seconds: QUARTER_S }]);
  // Reaching these limits means waiting: for that address and account, or for that address.
  const byAddress = limits.of('sign-in', [
    { by: ['address', 'account'], most: 2 * FREE_TRIES, seconds: QUARTER_S },
    { by: ['address'], most: triesPerAddress, seconds: QUARTER_S },
  ]);
  // Reaching these limits of all addresses together means a question for everybody, but no wait.
  const byAll = limits.of('sign-in-by-all', [
    { by: ['account'], most: 6 * FREE_TRIES, seconds: QUARTER_S },
    { by: [], most: 600, seconds: 60 },
  ]);

  /** Undefined when the answer was right. */
  const doubt = async (visit: Visit, answer: CaptchaAnswer | undefined): Promise<GateProblem | undefined> => {
    if (answer !== undefined && (await questions.isRight(answer, visit.now))) return undefined;
    return { code: answer === undefined ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_WRONG', captcha: await questions.ask(visit) };
  };

  const admitStranger = async (visit: Visit, email: string, answer: CaptchaAnswer | undefined): Promise<Outcome<Admitted, GateProblem>> => {
    const account = accountOf(visit, email);
    const here = { address: visit.ip, account };
    const near = await byAddress.take(here);
    if (near.wait > 0) return failed({ code: 'TOO_MANY_TRIES', seconds: near.wait });
    const [triedHere = 0] = near.used;
    const isMuchHere = triedHere > FREE_TRIES;
    const doubtHere = isMuchHere ? await doubt(visit, answer) : undefined;
    if (doubtHere !== undefined) return failed(doubtHere);
    const far = await byAll.take({ account });
    const doubtFar = far.wait > 0 && !isMuchHere ? await doubt(visit, answer) : undefined;
    if (doubtFar !== undefined) return failed(doubtFar);
    return done({
      async right() {
        await byAddress.refund(here);
        await byAll.refund({ account });
      },
      async wrong() {
        if ((far.used[0] ?? FREE_TRIES) >= FREE_TRIES) await guessed(visit, email);
        return triedHere >= FREE_TRIES || far.wait > 0 ? questions.ask(visit) : undefined;
      },
    });
  };

  return {
    async admit(visit, email, answer) {
      const device = await knownDevice(db, visit, email);
      if (device === undefined) return admitStranger(visit, email, answer);
      const own = { device, account: accountOf(visit, email) };
      if ((await byDevice.take(own)).wait > 0) return admitStranger(visit, email, answer);
      return done({ right: () => byDevice.refund(own), wrong: async () => undefined });
    },
  };
}

const accountOf = ({ site }: Visit, email: string): string => `${site.tenant}:${email}`;
