import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asks,
  asksAll,
  bookOf,
  BUYER,
  conditionOf,
  lineOf,
  MEMBERS,
  NO_LIMITS,
  ruleOf,
  submissionOf,
} from '#buying/approval-rules/fixtures';
import {
  DECIDING_RIGHTS,
  isDone,
  judge,
  judgeEach,
  OFF_CONTRACT_RULE,
  STANDING_RULE,
  stepAt,
  type ApprovalRule,
  type Condition,
  type Level,
  type Limits,
  type Submission,
} from '#buying/approval-rules/rules';

/** Two lines, one of them off contract. */
const mixed = { lines: [lineOf(), lineOf({ lineNo: 2, onContract: false })] };

const asked = (rules: readonly ApprovalRule[], submission: Submission = submissionOf(), changes: Parameters<typeof bookOf>[1] = {}) =>
  judge(bookOf(rules, changes), submission).steps.map(({ mode, approvers }) => `${mode} ${approvers.map(({ name }) => name).join(' ')}`);

const budget = (center: string, amount: number, leftAfter: number, whenOver: 'approval' | 'refuse' = 'refuse') => ({
  center,
  amount,
  leftAfter,
  overBy: Math.max(0, -leftAfter),
  whenOver,
  owner: { profileId: 'bob', name: 'bob' },
});
const limits = (people: readonly [string, number][], groups: readonly [string, number][] = []): Limits => ({
  people: new Map(people),
  groups: new Map(groups),
});

test.each<[string, Partial<Condition> & Pick<Condition, 'kind'>, Partial<Submission>, boolean]>([
  ['a total over', { kind: 'total', over: 19_999 }, {}, true],
  ['a total of just the amount', { kind: 'total', over: 20_000 }, {}, false],
  ['a line over', { kind: 'line', over: 5_000 }, { lines: [lineOf({ totalCents: 5_001 })] }, true],
  ['no line over', { kind: 'line', over: 5_000 }, { lines: [lineOf({ totalCents: 4_000 }), lineOf({ totalCents: 5_000 })] }, false],
  ['the month over', { kind: 'period', of: 'month', over: 50_000 }, { spentBefore: new Map([['month', 30_001]]) }, true],
  ['the quarter, not the month', { kind: 'period', of: 'quarter', over: 50_000 }, { spentBefore: new Map([['month', 90_000]]) }, false],
  ['any budget over', { kind: 'budget' }, { budgets: [budget('Art', 1_000, -1)] }, true],
  ['a budget just used up', { kind: 'budget' }, { budgets: [budget('Art', 1_000, 0)] }, false],
  ['another budget over', { kind: 'budget', of: 'Labs' }, { budgets: [budget('Art', 1_000, -1)] }, false],
  ['a budget over by no more', { kind: 'budget', of: 'Art', over: 500 }, { budgets: [budget('Art', 1_000, -500)] }, false],
  ['a listed item', { kind: 'items', named: ['7', '100'] }, {}, true],
  ['no listed item', { kind: 'items', named: ['7'] }, {}, false],
  ['a category above the item’s', { kind: 'category', of: '1' }, {}, true],
  ['too little of a category', { kind: 'category', of: '1', over: 20_000 }, {}, false],
  ['a brand in any case', { kind: 'brand', of: 'KESTREL' }, {}, true],
  ['an item off contract', { kind: 'offContract' }, { lines: [lineOf(), lineOf({ onContract: false })] }, true],
  ['nothing off contract', { kind: 'offContract' }, {}, false],
  ['a blocked item', { kind: 'blocked' }, { lines: [lineOf({ isBlocked: true })] }, true],
  ['a location', { kind: 'shipTo', of: 'hq' }, { shipTo: { locationId: 'hq' } }, true],
  ['any place but a location', { kind: 'shipTo', of: 'hq', not: true }, { shipTo: { locationId: null } }, true],
  ['the location itself', { kind: 'shipTo', of: 'hq', not: true }, { shipTo: { locationId: 'hq' } }, false],
  ['a payment kind', { kind: 'payment', of: 'card' }, { paymentKind: 'card' }, true],
  ['more lines', { kind: 'lineCount', over: 1 }, { lines: [lineOf(), lineOf({ lineNo: 2 })] }, true],
  ['a delivery fee', { kind: 'delivery', over: 999 }, { deliveryFeeCents: 1_000 }, true],
])('[B2B-3] a rule can ask about %s', (_, condition, submission, isHit) => {
  const verdict = judge(bookOf([ruleOf({ conditions: [conditionOf(condition)] })]), submissionOf(submission));
  expect(verdict.outcome).toBe(isHit ? 'asks' : 'free');
});

test('[B2B-3] a missing limit means no limit; a person’s own counts before the group’s', () => {
  const rule = ruleOf({ conditions: [conditionOf({ kind: 'ownLimit' })] });
  expect(asked([rule])).toEqual([]);
  expect(asked([rule], submissionOf(), { limits: limits([], [['clinic', 100]]) })).toEqual(['oneOf ada']);
  expect(asked([rule], submissionOf(), { limits: limits([[BUYER, 50_000]], [['clinic', 100]]) })).toEqual([]);
  expect(judgeEach(bookOf([rule]), submissionOf())[0]?.facts[0]).toMatchObject({ limit: null, isMet: false });
  expect(asked([rule], submissionOf(), { limits: limits([[BUYER, 0]]) })).toEqual(['oneOf ada']);
});

test('[B2B-3] every condition of a rule has to be met, and the figures are kept for the words', () => {
  const both = [conditionOf({ kind: 'total', over: 100 }), conditionOf({ kind: 'budget' })];
  expect(asked([ruleOf({ conditions: both })])).toEqual([]);
  const verdict = judge(bookOf([ruleOf({ conditions: both })]), submissionOf({ budgets: [budget('IT', 150_000, -7_348)] }));
  expect(verdict.reasons).toMatchObject([
    {
      ruleId: 'r1',
      facts: [
        { actual: 20_000, limit: 100 },
        { subject: 'IT', limit: 150_000, actual: 157_348, overBy: 7_348 },
      ],
    },
  ]);
});

test('[B2B-3] a rule counts for its people and groups, on its days, and while it is not paused', () => {
  const only = (groupIds: string[], profileIds: string[]) => ruleOf({ everybody: false, groupIds, profileIds });
  expect(asked([only(['clinic'], [])])).toEqual(['oneOf ada']);
  expect(asked([only([], [BUYER])])).toEqual(['oneOf ada']);
  expect(asked([only(['lab'], ['ada'])])).toEqual([]);
  expect(asked([ruleOf({ startsOn: '2026-11-30' })])).toEqual([]);
  expect(asked([ruleOf({ startsOn: '2026-11-29', endsOn: '2026-11-29' })])).toEqual(['oneOf ada']);
  expect(asked([ruleOf({ endsOn: '2026-11-28' })])).toEqual([]);
  expect(asked([ruleOf({ isPaused: true })])).toEqual([]);
});

const who = (level: Omit<Level, 'mode' | 'named'> & Partial<Level>): ApprovalRule =>
  ruleOf({ levels: [{ mode: 'oneOf', named: [], ...level }] });

test.each<[string, ApprovalRule, string[]]>([
  ['approvers', who({ who: 'H_AO' }), ['oneOf ada bob']],
  ['legacy approvers (T33)', who({ who: 'H_AL' }), ['oneOf cy']],
  ['group approvers of the buyer’s group', who({ who: 'H_AG' }), ['oneOf gil gus']],
  ['a group’s approvers', who({ who: 'group', named: ['clinic'], mode: 'allOf' }), ['allOf gil gus']],
  ['the buyer’s group’s approvers', who({ who: 'buyersGroup' }), ['oneOf gil gus']],
  ['the budget’s owner', who({ who: 'budgetOwner' }), ['oneOf bob']],
  ['administrators', who({ who: 'administrators' }), ['oneOf sam']],
  ['one after the other', ruleOf({ levels: [asks('bob'), asksAll('ada', 'cy')] }), ['oneOf bob', 'allOf ada cy']],
])('[B2B-3] a level can ask %s', (_, rule, expected) => {
  expect(asked([rule], submissionOf({ budgets: [budget('IT', 100, -1)] }))).toEqual(expected);
});

test('[B2B-3] somebody whom several rules ask decides once, and in the later place of the two', () => {
  const rule = (ruleId: string, ...levels: Level[]) => ruleOf({ ruleId, levels });
  expect(asked([rule('a', asks('ada')), rule('b', asks('ada', 'bob')), rule('c', asks('ada'), asks('bob'))])).toEqual([
    'oneOf ada',
    'oneOf bob',
  ]);
  expect(judge(bookOf([rule('b', asks('bob', 'ada')), rule('a', asks('ada'))]), submissionOf()).steps).toMatchObject([
    { ruleIds: ['a', 'b'] },
  ]);
  expect(asked([rule('b', asks('bob')), rule('a', asks('ada'), asks('bob'))])).toEqual(['oneOf ada', 'oneOf bob']);
});

test.each([...DECIDING_RIGHTS])('[B2B-3] somebody with %s may be asked', (right) => {
  const book = bookOf([ruleOf({ levels: [asks('new')] })]);
  const members = new Map([...book.people.members, ['new', { profileId: 'new', name: 'new', rights: new Set([right]), groupId: null }]]);
  expect(judge({ ...book, people: { ...book.people, members } }, submissionOf()).steps).toMatchObject([{ isStandIn: false }]);
});

test('[B2B-3] nobody is asked about their own order: administrators stand in, and if none is there it is told', () => {
  expect(asked([ruleOf({ levels: [asks(BUYER)] })])).toEqual(['oneOf sam']);
  expect(judge(bookOf([ruleOf({ levels: [asks('gone', 'val')] })]), submissionOf()).steps).toMatchObject([{ isStandIn: true }]);
  expect(asked([ruleOf({ levels: [asks(BUYER)] })], submissionOf(), { mayApproveOwn: true })).toEqual([`oneOf ${BUYER}`]);
  const own = submissionOf({ buyer: { profileId: 'sam', groupId: null } });
  const verdict = judge(bookOf([ruleOf({ levels: [{ mode: 'oneOf', who: 'administrators', named: [] }] })]), own);
  expect(verdict).toMatchObject({ outcome: 'nobody', steps: [{ approvers: [] }] });
  expect(stepAt(verdict.steps, new Set(['ada']))).toBe(verdict.steps[0]);
});

test('[B2B-3] a rule that cannot be read asks the administrators about every order', () => {
  const broken = ruleOf({ conditions: [], levels: [{ mode: 'oneOf', who: 'administrators', named: [] }], isUnreadable: true });
  expect(asked([broken], submissionOf({ totalCents: 1 }))).toEqual(['oneOf sam']);
});

// Properties: random rules of totals, limits and levels.
const ids = MEMBERS.map(({ profileId }) => profileId);
const level: fc.Arbitrary<Level> = fc.oneof(
  fc.record({
    mode: fc.constantFrom('oneOf', 'allOf'),
    who: fc.constant('people'),
    named: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }),
  }),
  fc.record({
    mode: fc.constantFrom('oneOf', 'allOf'),
    who: fc.constantFrom('H_AO', 'H_AL', 'H_AG', 'buyersGroup', 'administrators'),
    named: fc.constant([]),
  }),
);
const rules: fc.Arbitrary<ApprovalRule[]> = fc
  .array(fc.record({ over: fc.integer({ min: 0, max: 40_000 }), levels: fc.array(level, { minLength: 1, maxLength: 3 }) }), {
    maxLength: 5,
  })
  .map((all) =>
    all.map(({ over, levels }, index) => ruleOf({ ruleId: `r${index}`, conditions: [conditionOf({ kind: 'total', over })], levels })),
  );
const approvals = fc.uniqueArray(fc.constantFrom(...ids)).map((some) => new Set(some));
const passes = (all: readonly ApprovalRule[], approved: ReadonlySet<string>, mayApproveOwn = false): boolean =>
  judge(bookOf(all, { mayApproveOwn }), submissionOf()).steps.every((step) => isDone(step, approved));

test('[B2B-3] adding a rule never lowers what has to be approved', () => {
  fc.assert(
    fc.property(rules, fc.nat(), approvals, (all, at, approved) => {
      const fewer = all.toSpliced(at % Math.max(1, all.length), 1);
      expect(!passes(all, approved) || passes(fewer, approved)).toBe(true);
    }),
  );
});

test('[B2B-3] whoever goes through the steps satisfies each rule alone, and the other way round', () => {
  fc.assert(
    fc.property(rules, approvals, (all, approved) => {
      expect(passes(all, approved)).toBe(all.every((rule) => passes([rule], approved)));
    }),
  );
});

test('[B2B-3] the order of the rules does not matter for who is asked', () => {
  const shuffled = rules.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      expect(asked(other)).toEqual(asked(all));
    }),
  );
});

test('[B2B-3] nobody is asked about their own order unless the organization allows it', () => {
  fc.assert(
    fc.property(rules, fc.constantFrom(...ids), (all, buyer) => {
      const { steps } = judge(bookOf(all), submissionOf({ buyer: { profileId: buyer, groupId: null } }));
      expect(steps.flatMap(({ approvers }) => approvers.map(({ profileId }) => profileId))).not.toContain(buyer);
    }),
  );
});

test('[B2B-3] without rules an order goes straight through', () => {
  expect(judge(bookOf([], { limits: NO_LIMITS }), submissionOf({ totalCents: 2_000_000_000 }))).toMatchObject({
    outcome: 'free',
    steps: [],
  });
});

test('[B2B-3] an order without an answer goes to the chosen person, else to administrators, never to its buyer', () => {
  const toWhom = (escalateTo: string | null, buyer = BUYER) => {
    const book = bookOf([]);
    const submission = submissionOf({ buyer: { profileId: buyer, groupId: null } });
    return judge({ ...book, settings: { ...book.settings, escalateTo } }, submission).settings.escalateTo.map(({ name }) => name);
  };
  expect([toWhom('bob'), toWhom(null), toWhom('gone'), toWhom('bob', 'bob'), toWhom(null, 'sam')]).toEqual([
    ['bob'],
    ['sam'],
    ['sam'],
    ['sam'],
    [],
  ]);
});

test('[B2B-4] an organization that wants items off contract approved needs no rule for it, and its own takes the place', () => {
  const policy = { ...mixed, asksOffContract: true };
  const reasons = (rules: readonly ApprovalRule[], submission: Submission) => judge(bookOf(rules), submission).reasons;
  expect(reasons([], submissionOf(mixed))).toEqual([]);
  expect(reasons([], submissionOf({ asksOffContract: true }))).toEqual([]);
  expect(reasons([], submissionOf(policy))).toMatchObject([{ ruleId: OFF_CONTRACT_RULE, facts: [{ kind: 'offContract', isMet: true }] }]);
  const own = ruleOf({ conditions: [conditionOf({ kind: 'offContract' })] });
  expect(reasons([own], submissionOf(policy)).map(({ ruleId }) => ruleId)).toEqual([own.ruleId]);
  expect(reasons([{ ...own, isPaused: true }], submissionOf(policy)).map(({ ruleId }) => ruleId)).toEqual([OFF_CONTRACT_RULE]);
});

test('[B2B-1, B2B-3] over budget without a rule about it the owner is asked, if the budget lets people decide; a rule about it takes that place', () => {
  const over = submissionOf({
    budgets: [budget('IT', 1_000, -1, 'approval'), budget('Art', 1_000, -1), budget('Lab', 1_000, 5, 'approval')],
  });
  const about = (of: string) => ruleOf({ conditions: [conditionOf({ kind: 'budget', of })], levels: [asks('ada')] });
  expect(asked([], over)).toEqual(['oneOf bob']);
  expect(judge(bookOf([]), over).reasons).toMatchObject([{ ruleId: STANDING_RULE, facts: [{ subject: 'IT', overBy: 1, isMet: true }] }]);
  expect(asked([about('')], over)).toEqual(['oneOf ada']);
  expect(asked([about('Art')], over)).toEqual(['oneOf ada', 'oneOf bob']);
  expect(asked([{ ...about(''), isPaused: true }], over)).toEqual(['oneOf bob']);
});
