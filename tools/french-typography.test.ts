// French typography of Québec: a no-break space before a colon and inside guillemets, none before ? ! ; and no plain space instead.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoCategories, demoProducts, exampleQuestions, exampleReviews } from '../src/demo/server/catalogue/index.ts';

const SOURCE = join(import.meta.dirname, '../src');
const FAULTS: Readonly<Record<string, RegExp>> = {
  // Not the colons of addresses (https:), times (2:1) and codes, which have no space after them.
  'a colon without its no-break space': /(?<!\u00A0):(?=\s|$)/,
  'an opening guillemet without its no-break space': /«(?!\u00A0)/,
  'a closing guillemet without its no-break space': /(?<!\u00A0)»/,
  'a space before ? ! or ;': /[\s\u202F][?!;]/,
};

/** All texts in a value with their paths. */
function textsOf(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${at} ${key}`));
}

const faultsOf = (texts: readonly (readonly [string, string])[]): readonly string[] =>
  texts.flatMap(([at, text]) =>
    Object.entries(FAULTS).flatMap(([fault, pattern]) => (pattern.test(text) ? [`${at}: ${fault}: ${text}`] : [])),
  );

test('[APP-2] every French sentence has its no-break spaces', async () => {
  const files = globSync('*/*/words/**/fr-CA.ts', { cwd: SOURCE });
  expect(files.length).toBeGreaterThan(30);
  const catalogues = await Promise.all(
    files.map(async (file) => textsOf(((await import(join(SOURCE, file))) as { readonly default: unknown }).default, file)), // every words file has a default export
  );
  expect(faultsOf(catalogues.flat())).toEqual([]);
});

/** All texts under fr-CA in a value. */
function frenchOf(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'fr-CA' ? textsOf(part, at) : frenchOf(part, `${at} ${key}`)));
}

test('[CAT-1] so have the demo’s product texts', () => {
  const texts = frenchOf({ demoCategories, demoProducts, exampleQuestions, exampleReviews }, '');
  expect(texts.length).toBeGreaterThan(1000);
  expect(faultsOf(texts)).toEqual([]);
});

test('an error is found', () => {
  for (const text of ['Rabais : 5', 'Rabais: 5', '« mot »', 'Vraiment ?', 'Rabais:']) expect(faultsOf([['', text]]), text).not.toEqual([]);
  for (const text of ['Rabais\u00A0: 5', '«\u00A0mot\u00A0»', 'Vraiment? Oui; https://exemple.ca', '16:9'])
    expect(faultsOf([['', text]]), text).toEqual([]);
});
