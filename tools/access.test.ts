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
    '       access  guest',
    '/help  anyone  yes',
  ]);
  const narrowed = readable(MATRIX, 'ACCOUNT');
  expect(narrowed).toContain('GET /api/account');
  expect(narrowed).not.toContain('/api/map');
  expect(narrowed).not.toContain('PAGES');
});
