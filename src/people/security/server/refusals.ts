// Refusals of this capability, in the visitor's words.
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import type { PasswordDoubt } from '#people/accounts/server';
import { securityWords } from '#people/security/words';
import type { Visit } from '#platform/visit';

type Problem =
  | 'TWO_STEP_OFF'
  | 'TWO_STEP_ON'
  | 'CODE_WRONG'
  | 'STEP_ENDED'
  | 'OFFER_ENDED'
  | 'PASSWORD_WRONG'
  | 'PASSWORD_NEEDED'
  | 'SIGN_IN_AGAIN'
  | 'PASSKEY_NAME'
  | 'PASSKEY_NOT_ADDED'
  | 'LAST_WAY_IN'
  | 'SECOND_STEP_NEEDED';

export function refused({ copyLocale }: Visit, code: Problem, field?: string): Refusal {
  return refuse(400, code, sayer(securityWords, copyLocale)(code), field);
}

export function waitFirst({ copyLocale }: Visit, seconds: number): Refusal {
  return tooManyTries(seconds, 'TOO_MANY_TRIES', sayer(securityWords, copyLocale)('TOO_MANY_TRIES', { minutes: Math.ceil(seconds / 60) }));
}

/** Undefined when the present password is right. */
export async function doubted(doubt: PasswordDoubt, visit: Visit, profileId: string, present: string): Promise<Refusal | undefined> {
  const problem = await doubt(visit, profileId, present);
  if (problem === undefined) return undefined;
  if (problem.code === 'TOO_MANY_TRIES') return waitFirst(visit, problem.seconds);
  return refused(visit, problem.code, problem.field);
}
