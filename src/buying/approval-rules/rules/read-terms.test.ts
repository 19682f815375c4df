import { expect, test } from 'vitest';
import { asks, conditionOf, ruleOf } from '#buying/approval-rules/fixtures';
import { readAmountText, readTerms, type Condition, type TypedTerms } from '#buying/approval-rules/rules';

const KNOWN = {
  people: new Set(['ann', 'ada']),
  approvers: new Set(['ada']),
  groups: new Set(['labs']),
  centers: new Set(['Art']),
  locations: new Set(['hq']),
  isCategory: (id: string) => id === '10',
  isItem: (id: string) => id === '100',
};

const typed = (changes: Partial<TypedTerms> = {}): TypedTerms => ({
  ...ruleOf(),
  conditions: [{ ...conditionOf({ kind: 'total' }), over: '$500.00' }],
  ...changes,
});
const about = (changes: Partial<Condition> & Pick<Condition, 'kind'>, over = '') => ({ conditions: [{ ...conditionOf(changes), over }] });
const wrong = (changes: Partial<TypedTerms>): readonly string[] => {
  const read = readTerms(typed(changes), KNOWN);
  return read.ok ? [] : read.problem.map(({ field, code }) => `${field} ${code}`);
};

test.each([
  ['$1,234.50', 123_450],
  ['1 234,50 $', 123_450],
  ['1234.5', 123_450],
  [' 0 ', 0],
  ['1,234', 123_400],
  ['12,34', 1_234],
  ['', null],
  ['-5', null],
  ['1e9', null],
  ['20000000.01', null],
  ['１２', null],
])('[B2B-3] the amount %j is read as %j cents', (text, cents) => {
  expect(readAmountText(text)).toBe(cents);
});

test('[B2B-3] what a kind does not ask for is dropped', () => {
  const read = readTerms(typed(about({ kind: 'ownLimit', of: 'x', named: ['y'], not: true }, 'z')), KNOWN);
  expect(read).toMatchObject({ ok: true, value: { conditions: [conditionOf({ kind: 'ownLimit' })], everybody: true } });
});

test.each<[string, Partial<TypedTerms>, readonly string[]]>([
  ['nothing to ask about', { conditions: [] }, ['conditions CONDITION_REQUIRED']],
  ['an amount that is none', about({ kind: 'total' }, 'lots'), ['conditions.0.over AMOUNT_INVALID']],
  ['a number of lines that is none', about({ kind: 'lineCount' }, '2.5'), ['conditions.0.over LINES_INVALID']],
  ['a center of somebody else', about({ kind: 'budget', of: 'Labs' }, '0'), ['conditions.0.of CHOICE_REQUIRED']],
  ['any center', about({ kind: 'budget' }, '0'), []],
  ['a location of somebody else', about({ kind: 'shipTo', of: 'nowhere' }), ['conditions.0.of CHOICE_REQUIRED']],
  ['an unknown category', about({ kind: 'category', of: '99' }, '0'), ['conditions.0.of CHOICE_REQUIRED']],
  ['an unknown period', about({ kind: 'period', of: '__proto__' }, '0'), ['conditions.0.of CHOICE_REQUIRED']],
  ['no brand', about({ kind: 'brand', of: ' ' }, '0'), ['conditions.0.of CHOICE_REQUIRED']],
  ['no items', about({ kind: 'items', named: [' '] }), ['conditions.0.named ITEMS_REQUIRED']],
  ['an unknown item', about({ kind: 'items', named: ['100', '7'] }), ['conditions.0.named ITEM_UNKNOWN']],
  ['nobody to ask', { levels: [] }, ['levels LEVEL_REQUIRED']],
  ['nobody in a level', { levels: [asks()] }, ['levels.0 APPROVER_REQUIRED']],
  ['somebody who may not decide', { levels: [asks('ann')] }, ['levels.0 APPROVER_UNKNOWN']],
  ['a group of somebody else', { levels: [{ mode: 'oneOf', who: 'group', named: ['x'] }] }, ['levels.0 APPROVER_UNKNOWN']],
  ['nobody’s orders', { everybody: false }, ['buyers BUYERS_REQUIRED']],
  ['a stranger’s orders', { everybody: false, profileIds: ['eve'] }, ['buyers BUYER_UNKNOWN']],
  ['a day that is none', { startsOn: '2026-02-30' }, ['startsOn DAY_INVALID']],
  ['an end before the start', { startsOn: '2026-03-02', endsOn: '2026-03-01' }, ['endsOn DAYS_BACKWARDS']],
])('[B2B-3] a rule with %s', (_, changes, expected) => {
  const levels = [asks('ada')];
  expect(wrong({ levels, ...changes })).toEqual(expected);
});

test('[B2B-3] the same condition twice is told', () => {
  const one = { ...conditionOf({ kind: 'total' }), over: '5' };
  expect(wrong({ conditions: [one, { ...one, over: '6' }] })).toEqual(['conditions.1 CONDITION_TWICE']);
});
