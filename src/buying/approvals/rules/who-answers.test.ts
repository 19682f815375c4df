import { expect, test } from 'vitest';
import { answersFor, isStepDone, stillAsked, type Asked, type StepFacts } from './who-answers.ts';

const asked = (profileId: string, more: Partial<Asked> = {}): Asked => ({
  profileId,
  name: profileId,
  stepNo: 0,
  escalated: false,
  ...more,
});
const facts = (changes: Partial<StepFacts> = {}): StepFacts => ({
  stepNo: 0,
  step: { mode: 'oneOf' },
  asked: [asked('ada'), asked('ben')],
  deciders: new Set(['ada', 'ben', 'cy']),
  administrators: new Set(['ruth']),
  substituteOf: new Map(),
  ...changes,
});
const by = (forId: string, stepNo = 0) => ({ stepNo, forId, byId: forId });
const name = (id: string): string => id;

test.each([
  ['somebody named', 'ada', {}, ['ada']],
  ['somebody else', 'cy', {}, []],
  ['an administrator beside people who are there', 'ruth', {}, []],
  ['a substitute, for who is away', 'cy', { substituteOf: new Map([['ben', 'cy']]) }, ['ben']],
  ['a named substitute, for both', 'ada', { substituteOf: new Map([['ben', 'ada']]) }, ['ada', 'ben']],
  ['somebody who has left', 'ada', { deciders: new Set(['ben']) }, []],
  ['an administrator, once all have left', 'ruth', { deciders: new Set<string>() }, ['ruth']],
  [
    'who was asked because nobody answered, for all',
    'cy',
    { asked: [asked('ada'), asked('ben'), asked('cy', { escalated: true })] },
    ['ada', 'ben'],
  ],
] as const)('[B2B-3] %s answers for those of the step', (_, me, changes, expected) => {
  expect(answersFor(me, facts(changes))).toEqual(expected);
});

test('[B2B-3] one of a step is enough, or all of it; those who have left need not answer', () => {
  const all = { step: { mode: 'allOf' as const } };
  expect(isStepDone(facts(), [])).toBe(false);
  expect(isStepDone(facts(), [by('ada')])).toBe(true);
  expect(isStepDone(facts(all), [by('ada')])).toBe(false);
  expect(isStepDone(facts(all), [by('ada'), by('ben')])).toBe(true);
  expect(isStepDone(facts({ ...all, deciders: new Set(['ada']) }), [by('ada')])).toBe(true);
  expect(isStepDone(facts({ deciders: new Set(['ben']) }), [by('ada')])).toBe(true);
  expect(isStepDone(facts({ deciders: new Set() }), [])).toBe(false);
  expect(isStepDone(facts({ deciders: new Set() }), [by('ruth')])).toBe(true);
});

test('[B2B-3] who agreed in an earlier step is not asked again', () => {
  const later = facts({ stepNo: 1, asked: [asked('ada', { stepNo: 1 }), asked('ben', { stepNo: 1 })], step: { mode: 'allOf' } });
  expect(stillAsked(later, [by('ada')], name).map(({ profileId }) => profileId)).toEqual(['ben']);
  expect(isStepDone({ ...later, step: { mode: 'oneOf' } }, [by('ada')])).toBe(true);
  expect(stillAsked(facts({ deciders: new Set() }), [], name)).toEqual([{ profileId: 'ruth', name: 'ruth' }]);
});
