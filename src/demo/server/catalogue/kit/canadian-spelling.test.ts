import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canadianSpelling } from './canadian-spelling.ts';

test.each([
  ['Full-color labels in gray', 'Full-colour labels in grey'],
  ['Colored paper, center-pull', 'Coloured paper, centre-pull'],
  ['A desk organizer', 'A desk organizer'],
  ['Colorless', 'Colorless'],
])('[APP-2] %s in Canadian English', (american, canadian) => {
  expect(canadianSpelling(american)).toBe(canadian);
});

const SOURCES = join(import.meta.dirname, '../../../..');

test.each(globSync('*/*/words/en-CA.ts', { cwd: SOURCES }).toSorted())('[APP-2] %s is spelled so', async (file) => {
  const { default: words } = (await import(join(SOURCES, file))) as { readonly default: Readonly<Record<string, unknown>> };
  const sentences = Object.values(words).filter((words) => typeof words === 'string');
  expect(sentences.filter((sentence) => canadianSpelling(sentence) !== sentence)).toEqual([]);
});
