import { expect, test } from 'vitest';
import { sortQuestions } from './sort-questions.ts';
import { readQuestion } from './validate-question.ts';

const ASKED = { body: 'Does it fit a ring binder of one inch?', author: 'Maya O.', email: '' };

test('[CAT-2] a question is stored as typed, without invisible characters', () => {
  expect(
    readQuestion({ body: '  Does it\u0000 fit?\r\n\r\n\r\n\r\nA small one. ', author: ' Maya\tO. ', email: ' maya@example.com ' }),
  ).toMatchObject({
    ok: true,
    value: { body: 'Does it fit?\n\nA small one.', author: 'Maya O.', email: 'maya@example.com' },
  });
});

test.each([
  ['body', { body: 'Does it?' }],
  ['body', { body: 'x'.repeat(601) }],
  ['body', { body: '\u3164'.repeat(20) }],
  ['author', { author: 'M' }],
  ['author', { author: '\u2800\u2800\u2800' }],
  ['author', { author: 'maya@example.com' }],
  ['author', { author: 'x'.repeat(41) }],
  ['email', { email: 'maya' }],
  ['email', { email: 'maya@example.com, theo@example.com' }],
] as const)('[CAT-2] what is wrong with a question is named by its field: %s %o', (field, over) => {
  expect(readQuestion({ ...ASKED, ...over })).toMatchObject({ ok: false, problem: { field } });
});

test('[CAT-2] questions in the reader’s language come first, then answered ones, then helpful ones', () => {
  const one = (id: string, locale: string, answer: string | null, helpful: number, askedAt = '2026-01-01') => ({
    id,
    locale,
    answer,
    helpful,
    unhelpful: 0,
    askedAt,
  });
  const questions = [
    one('open', 'en-US', null, 9),
    one('french', 'fr-CA', 'Oui.', 5),
    one('old', 'en-CA', 'Yes.', 2),
    one('new', 'en-US', 'Yes.', 2, '2026-02-01'),
    one('best', 'en-US', 'Yes.', 3),
  ];
  expect(sortQuestions('en', questions).map(({ id }) => id)).toEqual(['best', 'new', 'old', 'open', 'french']);
  expect(sortQuestions('fr', questions)[0]?.id).toBe('french');
});
