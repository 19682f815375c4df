// Answers of an organization's calls, and refusals in the caller's words.
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Outcome, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { organizationsWords } from '#people/organizations/words';
import { MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import type { Visit } from '#platform/visit';
import { actorOf, type Actor } from './actor.ts';

export interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

type Problem = { readonly code: Code; readonly field?: string; readonly seconds?: number };
type Code = Exclude<Parameters<ReturnType<typeof sayer<(typeof organizationsWords)['keys'][number]>>>[0], never>;
export type Done = Promise<Outcome<unknown, { readonly code: Code; readonly field?: string; readonly seconds?: number } | Code>>;

/** Somebody with a right but without an organization has no people: as if they did not exist. */
export async function asMember<R>({ visit, shopper }: Call, answer: (actor: Actor) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, 'PERSON_NOT_FOUND') : answer(actor);
}

export const done = (call: Call, work: (actor: Actor) => Done) =>
  asMember(call, async (actor) => {
    const outcome = await work(actor);
    return outcome.ok ? {} : refused(call.visit, outcome.problem);
  });

const NOT_FOUND: readonly string[] = ['PERSON_NOT_FOUND', 'GROUP_NOT_FOUND', 'INVITATION_NOT_FOUND'];
const FORBIDDEN: readonly string[] = ['ADMINISTRATORS_ONLY', 'OWN_RIGHTS'];

export function refused({ copyLocale }: Visit, problem: Problem | Code): Refusal {
  const say = sayer(organizationsWords, copyLocale);
  const { code, field, seconds = 0 } = typeof problem === 'string' ? { code: problem } : problem;
  const text = say(code, { minimum: MIN_PASSWORD_LENGTH, minutes: Math.ceil(seconds / 60) });
  if (code === 'TOO_MANY_TRIES') return tooManyTries(seconds, code, text);
  return refuse(NOT_FOUND.includes(code) ? 404 : FORBIDDEN.includes(code) ? 403 : 400, code, text, field);
}

export function denial({ copyLocale }: Visit, admission: string): [string, string] {
  const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'ADMINISTRATORS_ONLY';
  return [code, sayer(organizationsWords, copyLocale)(code)];
}
