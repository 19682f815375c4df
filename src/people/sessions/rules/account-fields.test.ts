import { expect, test } from 'vitest';
import { accountProblems, isEmail, splitName } from './account-fields.ts';

const FORM = { fullName: 'Maya Ross', email: 'maya@example.com', password: 'a long enough word', company: 'Ross & Sons' };

test('trust 34: a name or company of invisible characters is empty', () => {
  expect(accountProblems(FORM, true)).toEqual([]);
  expect(accountProblems({ ...FORM, fullName: '\u3164\u200B', company: '\u202E' }, true).map(({ code }) => code)).toEqual([
    'COMPANY_REQUIRED',
    'NAME_REQUIRED',
  ]);
  expect(splitName('\u202EMaya\u200B \u200BRoss')).toEqual({ firstName: 'Maya', lastName: 'Ross' });
});

test('trust 34: two e-mail addresses that look the same are the same: invisible characters are invalid', () => {
  expect(isEmail('maya@example.com')).toBe(true);
  for (const unseen of ['\u200B', '\u00AD', '\u202E', '\uFEFF', '\u200D']) expect(isEmail(`maya${unseen}@example.com`)).toBe(false);
});
