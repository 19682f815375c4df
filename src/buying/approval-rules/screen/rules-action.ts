// What the buttons of the list of rules do.
import { data, redirect } from 'react-router';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { approvalRulesContract, SavedRule } from '#buying/approval-rules/contract';
import { makePaths } from '#paths';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface ListAnswer {
  readonly message: string;
  readonly problems: SavedRule['problems'];
  /** A limit was saved. */
  readonly isSaved: boolean;
  readonly typed: { readonly whose: string; readonly amount: string } | null;
}

export const NO_PROBLEMS: ListAnswer = { message: '', problems: [], isSaved: false, typed: null };

/** Pauses, resumes, deletes and restores a rule, and sets limits. */
export async function answerList(args: WithContext, form: FormData) {
  const intent = textOf(form, 'intent');
  const list = makePaths(args.context.get(pageVisit).locale);
  if (intent === 'limit') return saveLimit(args, form);
  const ruleId = textOf(form, 'ruleId');
  const refusal = await moveRule(args, intent, ruleId);
  if (refusal !== null) return data<ListAnswer>({ ...NO_PROBLEMS, message: refusal.message }, { status: refusal.status });
  throw redirect(intent === 'delete' ? list.approvalRules({ deleted: ruleId }) : list.approvalRules());
}

async function moveRule(args: WithContext, intent: string, ruleId: string): Promise<Refusal | null> {
  const call = attempt<typeof approvalRulesContract>(args);
  const params = { ruleId };
  const reply =
    intent === 'delete'
      ? await call('POST /api/organization/approval-rules/:ruleId override DELETE', { params })
      : intent === 'restore'
        ? await call('POST /api/organization/approval-rules/:ruleId/restore', { params })
        : await call('POST /api/organization/approval-rules/:ruleId/pause', { params, body: { paused: intent === 'pause' } });
  return isRefusal(reply) ? reply : null;
}

async function saveLimit(args: WithContext, form: FormData) {
  const typed = { whose: textOf(form, 'whose', 80), amount: textOf(form, 'amount', 80) };
  const [subject, id = ''] = typed.whose.split(':');
  const known = ID.test(id) ? id : '';
  const body = { profileId: subject === 'person' ? known : '', groupId: subject === 'group' ? known : '', amount: typed.amount };
  const reply = await attempt<typeof approvalRulesContract>(args)('POST /api/organization/approval-limits', { body });
  if (isRefusal(reply)) return data<ListAnswer>({ ...NO_PROBLEMS, message: reply.message }, { status: reply.status });
  const isSaved = reply.problems.length === 0;
  return data<ListAnswer>({ ...NO_PROBLEMS, problems: reply.problems, isSaved, typed: isSaved ? null : typed });
}
