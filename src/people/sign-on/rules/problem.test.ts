import { expect, test } from 'vitest';
import { stepsOf, type SignOnProblem } from '#people/sign-on/rules';

const states = (problem: SignOnProblem | null) => stepsOf(problem).map(({ state }) => state);

test('[USR-11] a test shows how far it came', () => {
  expect(states(null)).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(states('UNREACHABLE')).toEqual(['failed', 'open', 'open', 'open', 'open']);
  expect(states('EMAIL_MISSING')).toEqual(['done', 'done', 'done', 'failed', 'open']);
});
