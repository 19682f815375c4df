// Who calls about approval rules, and refusals in their words.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { actorOf, type Actor } from '#people/organizations/server';
import type { Visit } from '#platform/visit';
import type { RuleRefusal } from './change-rules.ts';
import type { SettingsRefusal } from './change-settings.ts';
import type { TrialRefusal } from './order-to-submit.ts';

export interface RuleCall {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

type Code = RuleRefusal | SettingsRefusal | TrialRefusal;

/** Somebody without an organization has no rules: as if they did not exist. */
export async function asMember<R>({ visit, shopper }: RuleCall, answer: (actor: Actor) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, 'RULE_NOT_FOUND') : answer(actor);
}

export function refused({ copyLocale }: Pick<Visit, 'copyLocale'>, code: Code): Refusal {
  const status = code.endsWith('NOT_FOUND') ? 404 : code === 'RULE_NOT_YOURS' ? 403 : 409;
  return refuse(status, code, sayer(approvalRulesWords, copyLocale)(code));
}

export function denied({ copyLocale }: Pick<Visit, 'copyLocale'>, why: string): Refusal {
  const code = why === 'signIn' ? 'LOGIN_REQUIRED' : 'APPROVAL_RULES_NOT_ALLOWED';
  return refuse(why === 'signIn' ? 401 : 403, code, sayer(approvalRulesWords, copyLocale)(code));
}
