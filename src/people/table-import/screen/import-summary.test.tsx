import { expect, test } from 'vitest';
import type { ImportResult } from '#people/table-import/rules';
import { served } from '#test/screen/page';
import { ImportSummary } from './import-summary.tsx';

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('[USR-9] a wrong import names every row; a right one counts', () => {
  const problems = [
    { row: 0, message: 'The file has no rows below its header.' },
    { row: 7, message: 'Invalid zip code' },
    { row: 7, message: 'Enter the city' },
  ];
  const shown = (result: Partial<ImportResult>): string =>
    textOf(served(<ImportSummary result={{ added: 0, changed: 0, unchanged: 0, problemCount: 3, problems, ...result }} />));
  const wrong = shown({});
  expect(wrong).toContain('Nothing was imported. 3 problems to fix in the file: Problem Row');
  expect(wrong).toMatch(/File\s+.*The file has no rows.*7\s+.*Invalid zip code\s+Enter the city/);
  expect(wrong.match(/ 7 /g)).toHaveLength(1);
  expect(shown({ problemCount: 400 })).toContain('400 problems to fix in the file: Here are the first 3:');
  expect(shown({ added: 2, changed: 1, unchanged: 4, problemCount: 0, problems: [] })).toContain('2 added, 1 changed, 4 unchanged.');
});
