import { expect, test } from 'vitest';
import { readable } from './access.ts';

const MATRIX = `# Who may call what

## Calls

| | access | guest |
| --- | --- | --- |
| \`GET /api/account\` | account | signs in first |
| \`GET /api/map\` | anyone | yes |

## Pages

| | access | guest |
| --- | --- | --- |
| \`/help\` | anyone | yes |
| \`/account/people\` | H_MU | no |

## What the codes mean

| code | name |
| --- | --- |
| \`H_MU\` | manage users |
| \`H_SB\` | manage budgets |
`;

test('[USR-4] the matrix of access is printed in even columns, and can be narrowed to a word', () => {
  expect(readable(MATRIX).split('\n')).toEqual([
    'CALLS',
    '',
    '                  access   guest',
    'GET /api/account  account  signs in first',
    'GET /api/map      anyone   yes',
    '',
    'PAGES',
    '',
    '                 access  guest',
    '/help            anyone  yes',
    '/account/people  H_MU    no',
    '',
    'WHAT THE CODES MEAN',
    '',
    'code  name',
    'H_MU  manage users',
    'H_SB  manage budgets',
  ]);
  const narrowed = readable(MATRIX, 'ACCOUNT');
  expect(narrowed).toContain('GET /api/account');
  expect(narrowed).not.toContain('/api/map');
  expect(narrowed).not.toContain('/help');
  // The codes that the shown rows name are explained beside them.
  const people = readable(MATRIX, '/people');
  expect(people).toContain('manage users');
  expect(people).not.toContain('manage budgets');
});
