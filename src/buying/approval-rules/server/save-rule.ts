// Reads a typed rule and saves it, or says in which field something has to be changed.
import { sayer } from '#base/locale/words';
import type { Outcome, Refusal } from '#base/outcome/rules';
import type { SavedRule, TypedRule } from '#buying/approval-rules/contract';
import { readTerms, type RuleProblem, type RuleTerms } from '#buying/approval-rules/rules';
import { approvalRulesWords } from '#buying/approval-rules/words';
import type { Visit } from '#platform/visit';
import type { RuleRefusal } from './change-rules.ts';
import type { SettingsProblem } from './change-settings.ts';
import { refused } from './rule-calls.ts';
import { knownThings, type OwnThings } from './rule-choices.ts';
import type { RuleDeps } from './rule-deps.ts';

/** The organization has no such person or group: nothing more is said about the rule. */
export function strangerIn(
  { groupIds, profileIds, levels }: TypedRule,
  { people }: OwnThings,
): 'PERSON_NOT_FOUND' | 'GROUP_NOT_FOUND' | null {
  const asked = (who: string) => levels.filter((level) => level.who === who).flatMap(({ named }) => named);
  if (![...groupIds, ...asked('group')].every((id) => people.groups.has(id))) return 'GROUP_NOT_FOUND';
  return [...profileIds, ...asked('people')].every((id) => people.members.has(id)) ? null : 'PERSON_NOT_FOUND';
}

export const readTyped = (typed: TypedRule, own: OwnThings, deps: Pick<RuleDeps, 'catalog'>) => readTerms(typed, knownThings(own, deps));

export async function saveTyped(
  typed: TypedRule,
  { visit, own, deps }: { readonly visit: Visit; readonly own: OwnThings; readonly deps: RuleDeps },
  save: (terms: RuleTerms) => Promise<Outcome<string, RuleRefusal>>,
): Promise<SavedRule | Refusal> {
  const stranger = strangerIn(typed, own);
  if (stranger !== null) return refused(visit, stranger);
  const read = readTyped(typed, own, deps);
  if (!read.ok) return { ruleId: null, problems: problemViews(read.problem, visit) };
  const saved = await save(read.value);
  return saved.ok ? { ruleId: saved.value, problems: [] } : refused(visit, saved.problem);
}

export function problemViews(
  problems: readonly (RuleProblem | SettingsProblem)[],
  { copyLocale }: Pick<Visit, 'copyLocale'>,
): SavedRule['problems'] {
  const say = sayer(approvalRulesWords, copyLocale);
  return problems.map((problem) => {
    const { field, code } = problem;
    return { field, code, message: say(code, { text: 'text' in problem ? problem.text : '' }) };
  });
}
