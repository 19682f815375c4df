// The simulator: who would have to approve an order and why, with the rules as saved and with a change, and what that does to the orders of the last
// 30 days. It asks the same rules as an order that is submitted (B2B-8).
import type { StepView, Tried, VerdictView } from '#buying/approval-rules/contract';
import { judge, judgeEach, type RuleBook, type RuleTerms, type Step, type Submission, type Verdict } from '#buying/approval-rules/rules';
import { loadBook } from './rule-book.ts';
import { locationOf, submissionFrom, type FoundOrder, type TrialGround } from './order-to-submit.ts';
import type { OrderToTry } from './rule-deps.ts';

const DAYS_MS = 30 * 86_400_000;
/** Of organizations with more orders in 30 days the latest so many are counted. */
const MOST_ORDERS = 500;

export interface TriedChange {
  /** '' for a new rule. */
  readonly ruleId: string;
  readonly terms: RuleTerms;
}

/** Where the new rule stands until it is saved. */
const NEW = 'new';

export async function tryRules(
  ground: TrialGround,
  { order, locationId }: Extract<FoundOrder, { order: unknown }>,
  change: TriedChange | null,
): Promise<Omit<Tried, 'problem' | 'problems'>> {
  const { deps, accountNumber, visit } = ground;
  const book = await loadBook(deps.db, accountNumber, visit.now);
  const changedBook = change === null ? null : withChange(book, change);
  const submission = await submissionOf(ground, order, locationId);
  const shown = changedBook ?? book;
  const changedId = change === null ? null : change.ruleId || NEW;
  return {
    submission: { buyer: order.buyerName, totalCents: order.totalCents, lines: order.lines.length },
    saved: verdictView(judge(book, submission)),
    changed: changedBook === null ? null : verdictView(judge(changedBook, submission)),
    rules: judgeEach(shown, submission).map(({ ruleId, state, facts, steps }) => ({
      ruleId,
      isChanged: ruleId === changedId,
      state,
      facts: facts.map((fact) => ({ ...fact, titles: fact.titles.slice(0, 5) })),
      steps: steps.map(stepView),
    })),
    recent: await recentWith(ground, book, changedBook),
  };
}

/** A changed rule is tried as if it were in force. */
function withChange(book: RuleBook, { ruleId, terms }: TriedChange): RuleBook {
  const isThere = book.rules.some((rule) => rule.ruleId === ruleId);
  const rules = book.rules.map((rule) => (rule.ruleId === ruleId ? { ...terms, ruleId, isPaused: rule.isPaused } : rule));
  return { ...book, rules: isThere ? rules : [...rules, { ...terms, ruleId: NEW, isPaused: false }] };
}

async function submissionOf(ground: TrialGround, order: OrderToTry, locationId: string | null): Promise<Submission> {
  const { deps, visit, accountNumber } = ground;
  const [budgets, spentBefore] = await Promise.all([
    effectsOf(ground, order),
    order.spentBefore ?? deps.spentBefore(accountNumber, order.buyerId, visit.now),
  ]);
  return submissionFrom(order, ground, { locationId, budgets, spentBefore });
}

/** Budgets are looked at as they are today; what an order has drawn from them is not drawn twice. */
const effectsOf = ({ deps, visit, accountNumber }: TrialGround, { charges, currency, isCounted }: OrderToTry) =>
  deps.effectsOf(accountNumber, currency, isCounted ? charges.map(({ center }) => ({ center, cents: 0 })) : charges, visit.now);

async function recentWith(ground: TrialGround, book: RuleBook, changed: RuleBook | null): Promise<Tried['recent']> {
  const { deps, shopper, visit, own, accountNumber } = ground;
  const orders = await deps.ordersSeen(shopper, { since: new Date(visit.now.getTime() - DAYS_MS), limit: MOST_ORDERS });
  const centers = [...new Set(orders.flatMap(({ charges }) => charges.map(({ center }) => center)))];
  const today = centers.map((center) => ({ center, cents: 0 }));
  const effects = await deps.effectsOf(accountNumber, visit.site.currency, today, visit.now);
  const submissions = orders.map((order) =>
    submissionFrom(order, ground, {
      locationId: locationOf(order, own.locations),
      budgets: effects.filter(({ center }) => order.charges.some((charge) => charge.center === center)),
      spentBefore: order.spentBefore ?? new Map(),
    }),
  );
  const count = (one: RuleBook) => {
    const steps = submissions.map((submission) => judge(one, submission).steps.length);
    return { asked: steps.filter((n) => n > 0).length, several: steps.filter((n) => n > 1).length };
  };
  return { orders: orders.length, saved: count(book), changed: changed === null ? null : count(changed) };
}

const verdictView = ({ outcome, steps }: Verdict): VerdictView => ({ outcome, steps: steps.map(stepView) });

const stepView = ({ mode, approvers, ruleIds, isStandIn }: Step): StepView => ({
  mode,
  names: approvers.map(({ name }) => name),
  rules: ruleIds.length,
  isStandIn,
});
