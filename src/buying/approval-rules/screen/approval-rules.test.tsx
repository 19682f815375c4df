import { expect, test } from 'vitest';
import type { ChangeView, Choices, LimitView, RuleView, Tried } from '#buying/approval-rules/contract';
import { served, SHOP } from '#test/screen/page';
import { ChangesTable } from './changes-table.tsx';
import { draftOfForm, withIntent } from './draft-of-form.ts';
import { draftOfRule, NEW_DRAFT, startDraft } from './rule-draft.ts';
import { RuleFields } from './rule-form.tsx';
import { RuleList } from './rule-list.tsx';
import { ruleSpeech } from './rule-sentence.tsx';
import { settingsWords } from './settings-words.ts';
import { TrialResult } from './trial-result.tsx';
import { typedOf } from './typed-rule.ts';

const ADA = 'ada00000-0000-4000-8000-000000000001';
const BOB = 'b0b00000-0000-4000-8000-000000000002';
const NAMES = [
  { id: ADA, name: 'Ada Park' },
  { id: BOB, name: 'Bob Vale' },
  { id: '10', name: 'Furniture' },
];
const CHOICES: Choices = {
  people: NAMES.slice(0, 2),
  approvers: NAMES.slice(0, 2),
  groups: [],
  centers: ['IT 4720'],
  locations: [],
  categories: [{ id: '10', name: 'Furniture', depth: 0 }],
  brands: ['Kestrel'],
};
const READER = { copyLocale: 'en-US', currency: 'USD' } as const;

const condition = (changes: Partial<RuleView['conditions'][number]>): RuleView['conditions'][number] => ({
  kind: 'total',
  over: 0,
  of: '',
  named: [],
  not: false,
  ...changes,
});
const RULE: RuleView = {
  ruleId: 'r1',
  version: 3,
  conditions: [condition({ over: 50_000 })],
  everybody: true,
  groupIds: [],
  profileIds: [],
  levels: [{ mode: 'oneOf', who: 'people', named: [ADA] }],
  startsOn: '',
  endsOn: '',
  isPaused: false,
  isUnreadable: false,
  isInForce: true,
  mayChange: true,
};

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.:,])/g, '$1');

const speech = (locale: 'en-US' | 'fr-CA') => ruleSpeech(locale, locale === 'en-US' ? 'USD' : 'CAD', NAMES);
const list = (rule: Partial<RuleView>, limits: readonly LimitView[] = [], locale: 'en-US' | 'fr-CA' = 'en-US') =>
  textOf(
    served(<RuleList rules={[{ ...RULE, ...rule }]} limits={limits} withoutLimit={10} speech={speech(locale)} />, {
      ...SHOP,
      locale,
      copyLocale: locale,
    }),
  );

test.each<[Partial<RuleView>, string]>([
  [{}, 'the total is over $500.00: ask Ada Park.'],
  [
    {
      conditions: [condition({ kind: 'budget', of: 'IT 4720' })],
      levels: [...RULE.levels, { mode: 'allOf', who: 'administrators', named: [] }],
    },
    'the budget of IT 4720 would go over: ask Ada Park, then all of the administrators.',
  ],
  [{ conditions: [condition({ kind: 'budget', over: 100 })] }, 'the budget of any center would go over by more than $1.00: ask Ada Park.'],
  [
    {
      conditions: [condition({ kind: 'category', of: '10' }), condition({ kind: 'lineCount', over: 20 })],
      levels: [{ mode: 'oneOf', who: 'people', named: [ADA, BOB] }],
    },
    'an item is in Furniture and the order has more than 20 lines: ask one of Ada Park and Bob Vale.',
  ],
  [{ conditions: [condition({ kind: 'shipTo', of: 'gone', not: true })] }, 'the order goes anywhere but somebody who left: ask Ada Park.'],
])('[B2B-8] a rule reads as a sentence', (rule, words) => {
  expect(list(rule)).toContain(words);
});

test('[B2B-8] a rule says whose orders it is about and when, that it is paused, and whose limits it asks for', () => {
  const shown = list(
    { conditions: [condition({ kind: 'ownLimit' })], everybody: false, profileIds: [BOB], startsOn: '2026-12-01', isPaused: true },
    [{ subject: 'person', id: BOB, name: 'Bob Vale', cents: 25_000 }],
  );
  expect(shown).toContain('Paused');
  expect(shown).toContain('Only for Bob Vale. From December 1, 2026.');
  expect(shown).toContain('Bob Vale $250.00. 10 people have no limit.');
  expect(list({ mayChange: false })).not.toContain('Edit');
  expect(list({}, [], 'fr-CA')).toContain('le total dépasse 500,00');
});

test('[B2B-8] the form has a field for each figure of its sentence, and tells what is wrong beside it', () => {
  const draft = draftOfRule({ ...RULE, conditions: [condition({ kind: 'budget', over: 7_348, of: 'IT 4720' })] }, READER);
  const problems = [{ field: 'conditions.0.over', code: 'AMOUNT_INVALID', message: 'Enter an amount, such as 500.00' }];
  const markup = served(<RuleFields draft={draft} choices={CHOICES} problems={problems} />);
  expect(textOf(markup)).toMatch(/the budget of any center IT 4720 would go over by more than Remove condition 1 Enter an amount/);
  expect(markup).toMatch(/name="c.0.over"[^>]*aria-invalid="true"[^>]*value="\$73.48"|value="\$73.48"/);
  expect(markup).toContain('href="#conditions-0-over"');
});

test('[B2B-8] the form’s buttons add and remove parts, and keep what was typed in the others', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['version', '3'],
    ['c', '0'],
    ['c.0.kind', 'total'],
    ['c.0.over', '$5'],
    ['c', '1'],
    ['c.1.kind', 'items'],
    ['c.1.named', '100, 101;102'],
    ['l', '0'],
    ['l.0.who', `person:${ADA}`],
    ['l.0.more', BOB],
    ['l.0.more', ''],
    ['everybody', 'yes'],
  ] as const)
    form.append(name, value);
  const draft = draftOfForm(form);
  expect(typedOf(draft)).toMatchObject({
    conditions: [
      { kind: 'total', over: '$5' },
      { kind: 'items', named: ['100', '101', '102'] },
    ],
    levels: [{ mode: 'oneOf', who: 'people', named: [ADA, BOB] }],
  });
  expect(withIntent(draft, 'removeCondition:0', '').conditions.map(({ key }) => key)).toEqual(['1']);
  expect(withIntent(draft, 'addCondition', 'period').conditions[2]).toMatchObject({ key: '2', kind: 'period', of: 'month' });
  expect(withIntent(draft, 'addCondition', '__proto__')).toBe(draft);
  expect(withIntent(draft, 'addLevel', '').levels).toHaveLength(2);
  expect(typedOf(withIntent(NEW_DRAFT, 'addLevel', '')).levels).toEqual(
    Array.from({ length: 2 }, () => ({ mode: 'oneOf', who: 'people', named: [] })),
  );
  expect(typedOf(startDraft(READER))).toMatchObject({ conditions: [{ over: '$500.00' }], levels: [{ who: 'H_AO' }] });
});

const TRIED: Tried = {
  submission: { buyer: 'Dana Whitfield', totalCents: 101_432, lines: 3 },
  problem: '',
  problems: [],
  saved: { outcome: 'asks', steps: [{ mode: 'oneOf', names: ['Ada Park'], rules: 3, isStandIn: false }] },
  changed: {
    outcome: 'asks',
    steps: [
      { mode: 'oneOf', names: ['Ada Park'], rules: 3, isStandIn: false },
      { mode: 'allOf', names: ['Bob Vale', 'Cy Dunn'], rules: 1, isStandIn: true },
    ],
  },
  rules: [
    {
      ruleId: 'r1',
      isChanged: false,
      state: 'hit',
      facts: [{ kind: 'ownLimit', isMet: true, actual: 101_432, limit: 50_000, overBy: 0, subject: '', not: false, titles: [] }],
      steps: [{ mode: 'oneOf', names: ['Ada Park'], rules: 1, isStandIn: false }],
    },
    {
      ruleId: 'r2',
      isChanged: true,
      state: 'hit',
      facts: [{ kind: 'budget', isMet: true, actual: 157_348, limit: 150_000, overBy: 7_348, subject: 'IT 4720', not: false, titles: [] }],
      steps: [{ mode: 'oneOf', names: ['Ada Park'], rules: 1, isStandIn: false }],
    },
    {
      ruleId: 'r3',
      isChanged: false,
      state: 'missed',
      facts: [{ kind: 'category', isMet: false, actual: 0, limit: 0, overBy: 0, subject: '10', not: false, titles: [] }],
      steps: [],
    },
  ],
  recent: { orders: 96, saved: { asked: 41, several: 0 }, changed: { asked: 41, several: 7 } },
};

test('[B2B-8] the simulator names who is asked before and after the change, why, and what that means for the last 30 days', () => {
  const shown = textOf(served(<TrialResult tried={TRIED} choices={CHOICES} numberOf={(id) => Number(id.slice(1))} />));
  expect(shown).toContain('Rules as saved Ada Park once for 3 rules');
  expect(shown).toContain('With your change Ada Park, then all of Bob Vale and Cy Dunn');
  expect(shown).toContain('Administrators stand in');
  expect(shown).toContain('1. Total $1,014.32 is over Dana Whitfield’s limit of $500.00');
  expect(shown).toContain('2. your change IT 4720 would reach $1,573.48 of $1,500.00, $73.48 over');
  expect(shown).toContain('3. Nothing in Furniture');
  expect(shown).toContain('41 of 96 orders need an approver. With your change 41 do, 7 of them more than one step.');
  const empty = textOf(
    served(<TrialResult tried={{ ...TRIED, submission: null, problem: 'Your cart is empty.' }} choices={CHOICES} numberOf={() => 1} />),
  );
  expect(empty.trim()).toBe('Your cart is empty.');
});

test('[B2B-8] the record says in words what changed, with the names of then', () => {
  const change: ChangeView = {
    at: '2026-10-02T15:00:00Z',
    actorName: 'Priya Raman',
    kind: 'added',
    version: 4,
    rule: RULE,
    names: [{ id: ADA, name: 'Ada Stone' }],
    settings: null,
    about: '',
    cents: null,
  };
  const settings = {
    version: 1,
    remindAfterHours: 24,
    escalateAfterHours: 48,
    escalateTo: null,
    expireAfterHours: 168,
    mayApproveOwn: true,
  };
  const changes: readonly ChangeView[] = [
    change,
    { ...change, version: 5, kind: 'limit', rule: null, about: 'Bob Vale', cents: null },
    { ...change, version: 6, kind: 'settings', rule: null, settings },
  ];
  const shown = textOf(served(<ChangesTable changes={changes} />));
  expect(shown).toContain('Rule added: the total is over $500.00: ask Ada Stone.');
  expect(shown).toContain('Bob Vale has no limit any more');
  expect(settingsWords(settings, speech('en-US'))).toBe(
    'After 24 hours we remind the approver. After 2 days we ask the administrators as well. After 7 days the cart goes back to the buyer. People may approve their own orders.',
  );
  expect(shown).toContain('Settings: After 24 hours');
});
