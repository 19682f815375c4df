// Rules, submissions and people for tests.
import type { TypedRule } from '#buying/approval-rules/contract';
import type { ApprovalRule, Condition, Level, Limits, RuleBook, RulePerson, Submission, SubmittedLine } from '#buying/approval-rules/rules';

export const BUYER = 'buyer';

export const conditionOf = (changes: Partial<Condition> & Pick<Condition, 'kind'>): Condition => ({
  over: 0,
  of: '',
  named: [],
  not: false,
  ...changes,
});

export const asks = (...ids: string[]): Level => ({ mode: 'oneOf', who: 'people', named: ids });
export const asksAll = (...ids: string[]): Level => ({ mode: 'allOf', who: 'people', named: ids });

/** For everybody, over $100.00, asking `ada`. */
export const ruleOf = (changes: Partial<ApprovalRule> = {}): ApprovalRule => ({
  ruleId: 'r1',
  conditions: [conditionOf({ kind: 'total', over: 10_000 })],
  everybody: true,
  groupIds: [],
  profileIds: [],
  levels: [asks('ada')],
  startsOn: '',
  endsOn: '',
  isPaused: false,
  ...changes,
});

export const lineOf = (changes: Partial<SubmittedLine> = {}): SubmittedLine => ({
  lineNo: 1,
  itemId: '100',
  title: 'Paper',
  brand: 'Kestrel',
  categoryIds: ['10', '1'],
  qty: 1,
  totalCents: 20_000,
  onContract: true,
  isBlocked: false,
  ...changes,
});

/** $200.00 of paper by `buyer`, on account. */
export const submissionOf = (changes: Partial<Submission> = {}): Submission => ({
  buyer: { profileId: BUYER, groupId: 'clinic' },
  totalCents: 20_000,
  deliveryFeeCents: 0,
  paymentKind: 'account',
  shipTo: { locationId: null },
  lines: [lineOf()],
  budgets: [],
  spentBefore: new Map(),
  ...changes,
});

export const NO_LIMITS: Limits = { people: new Map(), groups: new Map() };

const person = (profileId: string, rights: readonly string[], groupId: string | null = null): RulePerson => ({
  profileId,
  name: profileId,
  rights: new Set(rights),
  groupId,
});

/** `buyer` and `gus` are in the group `clinic`, whose approvers are `gus` and `gil`; `ada`, `bob` and `cy` approve; `sam` administers. */
export const MEMBERS: readonly RulePerson[] = [
  person(BUYER, ['H_AO'], 'clinic'),
  person('ada', ['H_AO']),
  person('bob', ['H_AO']),
  person('cy', ['H_AL']),
  person('gus', ['H_AG'], 'clinic'),
  person('gil', ['H_AG']),
  person('sam', ['H_SAM']),
  person('val', []),
];

export const bookOf = (
  rules: readonly ApprovalRule[],
  changes: Partial<RuleBook> & { readonly mayApproveOwn?: boolean } = {},
): RuleBook => {
  const { mayApproveOwn = false, ...rest } = changes;
  return {
    rules,
    limits: NO_LIMITS,
    people: {
      members: new Map(MEMBERS.map((one) => [one.profileId, one])),
      groups: new Map([['clinic', { name: 'Clinic', approverIds: ['gus', 'gil'] }]]),
    },
    settings: { remindAfterHours: 24, escalateAfterHours: null, escalateTo: null, expireAfterHours: 168, mayApproveOwn },
    version: 1,
    day: '2026-11-29',
    ...rest,
  };
};

type TypedCondition = TypedRule['conditions'][number];

export const typedCondition = (kind: TypedCondition['kind'], more: Partial<TypedCondition> = {}): TypedCondition => ({
  kind,
  over: '0',
  of: '',
  named: [],
  not: false,
  ...more,
});

/** As somebody types it: over $100.00, asking any approver. */
export const typedRule = (more: Partial<TypedRule> = {}): TypedRule => ({
  conditions: [typedCondition('total', { over: '$100.00' })],
  everybody: true,
  groupIds: [],
  profileIds: [],
  levels: [{ mode: 'oneOf', who: 'H_AO', named: [] }],
  startsOn: '',
  endsOn: '',
  ...more,
});
