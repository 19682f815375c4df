// Refusals of sign-on calls, in the shopper's words.
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { signOnWords } from '#people/sign-on/words';
import type { Visit } from '#platform/visit';
import type { DomainProblem } from './domains.ts';
import type { SignsOutProblem } from './logout.ts';
import type { TokenProblem } from './scim/tokens.ts';
import type { SettingsProblem } from './setting-change.ts';
import type { SignOnRefusal } from './sign-on.ts';

export type Problem =
  | SettingsProblem
  | { readonly code: DomainProblem | SignOnRefusal | SignsOutProblem | TokenProblem | 'NO_SIGN_ON' | 'NOT_OFFERED' };

const NOT_FOUND: readonly string[] = ['PERSON_NOT_FOUND', 'GROUP_NOT_FOUND', 'DOMAIN_UNKNOWN', 'TOKEN_UNKNOWN', 'SIGN_ON_OFF'];

/** `at`: the field, when the problem does not say. */
export function refused({ copyLocale }: Visit, problem: Problem, at?: string): Refusal {
  const { code, field } = { field: at, ...problem };
  return refuse(NOT_FOUND.includes(code) ? 404 : 400, code, sayer(signOnWords, copyLocale)(code), field);
}

export function waitFirst({ copyLocale }: Visit, seconds: number): Refusal {
  return tooManyTries(seconds, 'TOO_MANY_TRIES', sayer(signOnWords, copyLocale)('TOO_MANY_TRIES', { minutes: Math.ceil(seconds / 60) }));
}

export function denied({ copyLocale }: Visit, admission: string): Refusal {
  const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'ADMINISTRATORS_ONLY';
  return refuse(admission === 'signIn' ? 401 : 403, code, sayer(signOnWords, copyLocale)(code));
}
