// What the buttons of a rule's form do: change the form, try the rule, save or delete it.
import { data, redirect } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import type { approvalRulesContract, SavedRule, Tried } from '#buying/approval-rules/contract';
import { makePaths } from '#paths';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { draftOfForm, withIntent } from './draft-of-form.ts';
import type { RuleDraft } from './rule-draft.ts';
import { trialDraft, trialOf, type TrialDraft } from './trial-fields.ts';
import { typedOf } from './typed-rule.ts';

/** Stands in the address for a rule that is being added. */
export const NEW = 'new';

export interface RuleAnswer {
  readonly draft: RuleDraft;
  readonly problems: SavedRule['problems'];
  readonly message: string;
  readonly trial: TrialDraft;
  readonly tried: Tried | null;
}

export async function answerRule(args: WithContext, ruleId: string, form: FormData) {
  const intent = textOf(form, 'intent');
  const draft = withIntent(draftOfForm(form), intent, textOf(form, 'newKind'));
  const answer: RuleAnswer = { draft, problems: [], message: '', trial: trialDraft(form), tried: null };
  const call = attempt<typeof approvalRulesContract>(args);
  const paths = makePaths(args.context.get(pageVisit).locale);
  if (intent === 'delete') {
    const reply = await call('POST /api/organization/approval-rules/:ruleId override DELETE', { params: { ruleId } });
    if (isRefusal(reply)) return data<RuleAnswer>({ ...answer, message: reply.message }, { status: reply.status });
    throw redirect(paths.approvalRules({ deleted: ruleId }));
  }
  const typed = typedOf(draft);
  if (intent === 'try') {
    const body = { trial: trialOf(answer.trial), ruleId: ruleId === NEW ? '' : ruleId, rule: typed };
    const reply = await call('POST /api/organization/approval-trials', { body });
    if (isRefusal(reply)) return data<RuleAnswer>({ ...answer, message: reply.message }, { status: reply.status });
    return data<RuleAnswer>({ ...answer, tried: reply, problems: reply.problems });
  }
  if (intent !== 'save') return data<RuleAnswer>(answer);
  const reply =
    ruleId === NEW
      ? await call('POST /api/organization/approval-rules', { body: typed })
      : await call('POST /api/organization/approval-rules/:ruleId override PUT', {
          params: { ruleId },
          body: { ...typed, version: draft.version },
        });
  if (isRefusal(reply)) return data<RuleAnswer>({ ...answer, message: reply.message }, { status: reply.status });
  if (reply.ruleId === null) return data<RuleAnswer>({ ...answer, problems: reply.problems }, { status: 422 });
  throw redirect(paths.approvalRules({ saved: reply.ruleId }));
}
