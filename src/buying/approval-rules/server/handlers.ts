// Handlers of `approvalRulesContract`. The organization is always the session's: no call names one.
import { sayer } from '#base/locale/words';
import type { Refusal } from '#base/outcome/rules';
import type { approvalRulesContract, Trial, Tried, TypedRule } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import type { Actor } from '#people/organizations/server';
import type { Handlers } from '#platform/contract';
import { addRule, changeRule, deleteRule, pauseRule, restoreRule, type RuleWriter } from './change-rules.ts';
import { changeLimit, changeSettings } from './change-settings.ts';
import { namesOf } from './names-of.ts';
import { orderFor, type TrialGround } from './order-to-submit.ts';
import { readChanges } from './read-changes.ts';
import { readRules } from './read-rules.ts';
import { asMember, denied, refused, type RuleCall } from './rule-calls.ts';
import { hasRule } from './rule-book.ts';
import { choicesOf, ownThings, type OwnThings } from './rule-choices.ts';
import type { RuleDeps } from './rule-deps.ts';
import { problemViews, readTyped, saveTyped, strangerIn } from './save-rule.ts';
import { tryRules } from './try-rules.ts';
import { whatIf } from './what-if.ts';

export function approvalRuleHandlers(deps: RuleDeps): Handlers<typeof approvalRulesContract> {
  const { db } = deps;
  return {
    denied: (visit, _line, why) => denied(visit, why),
    'GET /api/organization/approval-rules': (call) => asMember(call, (actor) => readRules(deps, call.visit, call.shopper, actor)),
    'GET /api/organization/approval-rule-choices': (call) =>
      asMember(call, async ({ accountNumber }) => choicesOf(await ownThings(deps, call.visit, accountNumber), deps, call.visit.copyLocale)),
    'POST /api/organization/approval-rules': (call) =>
      writing(deps, call, (writer, own) => saveTyped(call.body, { visit: call.visit, own, deps }, (terms) => addRule(db, writer, terms))),
    'POST /api/organization/approval-rules/:ruleId override PUT': (call) =>
      writing(deps, call, async (writer, own) => {
        const rule = { ruleId: call.params.ruleId, version: call.body.version };
        // A rule of somebody else is told before anything is said about what was typed.
        if (!(await hasRule(db, writer.accountNumber, rule.ruleId))) return refused(call.visit, 'RULE_NOT_FOUND');
        return saveTyped(call.body, { visit: call.visit, own, deps }, (terms) => changeRule(db, writer, rule, terms));
      }),
    'POST /api/organization/approval-rules/:ruleId/pause': (call) =>
      moving(deps, call, (writer) => pauseRule(db, writer, call.params.ruleId, call.body.paused)),
    'POST /api/organization/approval-rules/:ruleId override DELETE': (call) =>
      moving(deps, call, (writer) => deleteRule(db, writer, call.params.ruleId)),
    'POST /api/organization/approval-rules/:ruleId/restore': (call) =>
      moving(deps, call, (writer) => restoreRule(db, writer, call.params.ruleId)),
    'POST /api/organization/approval-settings': (call) => saying(call, (actor) => changeSettings(db, actor, call.visit.now, call.body)),
    'POST /api/organization/approval-limits': (call) => saying(call, (actor) => changeLimit(db, actor, call.visit.now, call.body)),
    'GET /api/organization/approval-changes': (call) => asMember(call, ({ accountNumber }) => readChanges(db, accountNumber, call.query)),
    'POST /api/organization/approval-trials': (call) => asMember(call, (actor) => tried(deps, call, actor, call.body)),
  };
}

/** With the people and places of the organization, which a rule may name. */
const writing = <R>(deps: RuleDeps, call: RuleCall, work: (writer: RuleWriter, own: OwnThings) => Promise<R | Refusal>) =>
  asMember(call, async (actor) => {
    const own = await ownThings(deps, call.visit, actor.accountNumber);
    const { visit, shopper } = call;
    const named = { ...own, categories: deps.catalog.categories, copyLocale: visit.copyLocale };
    const onlyBudgets = !shopper.permissions.has('H_SAM');
    return work({ ...actor, onlyBudgets, now: visit.now, namesOf: (terms) => namesOf([terms], named) }, own);
  });

const moving = (deps: RuleDeps, call: RuleCall, work: (writer: RuleWriter) => ReturnType<typeof deleteRule>) =>
  writing(deps, call, async (writer) => {
    const moved = await work(writer);
    return moved.ok ? {} : refused(call.visit, moved.problem);
  });

const saying = (call: RuleCall, work: (actor: Actor) => ReturnType<typeof changeSettings>) =>
  asMember(call, async (actor) => {
    const saved = await work(actor);
    return saved.ok ? { ruleId: null, problems: problemViews(saved.value, call.visit) } : refused(call.visit, saved.problem);
  });

const NOTHING: Tried = {
  submission: null,
  problem: '',
  problems: [],
  saved: { outcome: 'free', steps: [] },
  changed: null,
  rules: [],
  recent: { orders: 0, saved: { asked: 0, several: 0 }, changed: null },
};

interface TrialAsked {
  readonly trial: Trial;
  readonly ruleId: string;
  readonly rule?: TypedRule;
}

async function tried(deps: RuleDeps, { visit, shopper }: RuleCall, { accountNumber }: Actor, asked: TrialAsked): Promise<Tried | Refusal> {
  const { trial, ruleId, rule } = asked;
  if (ruleId !== '' && !(await hasRule(deps.db, accountNumber, ruleId))) return refused(visit, 'RULE_NOT_FOUND');
  const [own, terms] = await Promise.all([ownThings(deps, visit, accountNumber), deps.contracts.of(accountNumber)]);
  const stranger = rule === undefined ? null : strangerIn(rule, own);
  if (stranger !== null) return refused(visit, stranger);
  const read = rule === undefined ? null : readTyped(rule, own, deps);
  const problems = read?.ok === false ? problemViews(read.problem, visit) : [];
  const ground: TrialGround = { deps, visit, shopper, accountNumber, own, terms };
  const asIs = await orderFor(trial, ground);
  const found = 'order' in asIs ? whatIf(asIs, trial, ground) : asIs;
  if ('refusal' in found) return refused(visit, found.refusal);
  if ('problem' in found)
    return { ...NOTHING, problems, problem: sayer(approvalRulesWords, visit.copyLocale)(found.problem, { text: found.text }) };
  const answer = await tryRules(ground, found, read?.ok === true ? { ruleId, terms: read.value } : null);
  return { ...answer, problems, problem: '' };
}
