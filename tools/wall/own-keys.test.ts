// Trust 34: each way to look up a word from outside in an object is written down and must be refused, and the source has none of them.
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { aHouse } from './house.ts';
import { looseKeys } from './own-keys.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).slice(0, -1);
const LAYERS = ['tsconfig.rules.json', 'tsconfig.server.json', 'tsconfig.screen.json'];

/** Each stands in a file of its own, whose only look-up is refused as `said` names it. */
const VIOLATIONS: readonly { readonly what: string; readonly file: string; readonly text: string; readonly said: string }[] = [
  {
    what: 'a table is read by any word',
    file: 'src/buying/cart/rules/read.ts',
    text: `const TABLE: Readonly<Record<string, number>> = { a: 1 };\nexport const read = (word: string) => TABLE[word];\n`,
    said: '2: TABLE[word]',
  },
  {
    what: 'a table inside something else is read by any word',
    file: 'src/buying/cart/server/inside.ts',
    text: `export const read = (one: { readonly of?: Record<string, number> }, word: string) => one.of?.[word];\n`,
    said: '1: one.of?.[word]',
  },
  {
    what: 'a table is read by a word that is put together',
    file: 'src/buying/cart/server/put-together.ts',
    text: 'export const read = (table: Record<`a-${string}`, number>, word: string) => table[`a-${word}`];\n',
    said: '1: table[`a-${word}`]',
  },
  {
    what: 'a table is filled by any word',
    file: 'src/buying/cart/server/filled.ts',
    text: `export function count(words: readonly string[]): object {\n  const found: Record<string, number> = {};\n  for (const word of words) found[word] = 1;\n  return found;\n}\n`,
    said: '3: found[word]',
  },
  {
    what: 'a table is asked whether it has any word',
    file: 'src/buying/cart/screen/asked.ts',
    text: `const TABLE = { a: 1 };\nexport const has = (word: string) => word in TABLE;\n`,
    said: '2: word in TABLE',
  },
  {
    what: 'any word is called a key',
    file: 'src/buying/cart/screen/called-a-key.ts',
    text: `const TABLE = { a: 1 };\nexport const read = (word: string) => TABLE[word as keyof typeof TABLE];\n`,
    said: '2: TABLE[word as keyof typeof TABLE]',
  },
  {
    what: 'a table is taken apart by any word',
    file: 'src/buying/cart/screen/taken-apart.ts',
    text: `export function read(table: Record<string, number>, word: string): number | undefined {\n  const { [word]: found } = table;\n  return found;\n}\n`,
    said: '2: [word]: found',
  },
  {
    what: 'a table is read by a key whose type may be any word',
    file: 'src/buying/cart/server/generic.ts',
    text: `export const read = <K extends string>(table: Record<K, number>, word: K) => table[word];\n`,
    said: '1: table[word]',
  },
  {
    what: 'a tool of staff reads a table by what is typed',
    file: 'tools/typed.ts',
    text: `const JOBS: Readonly<Record<string, number>> = { a: 1 };\nexport const job = JOBS[String(process.argv[2])];\n`,
    said: '2: JOBS[String(process.argv[2])]',
  },
];

/** Look-ups that no word from outside misleads. */
const SAFE = `const TABLE: Readonly<Record<'a' | 'b', number>> = { a: 1, b: 2 };
const KNOWN = new Map(Object.entries(TABLE));
export const reads = (word: string, letter: 'a' | 'b', at: number, list: readonly string[], open: Record<string, number>) => [
  TABLE[letter],
  KNOWN.get(word),
  list[at],
  open['a'],
  Object.hasOwn(open, word),
  'a' in TABLE,
  open[word], // own key: a test of the rule
];
`;

const house = aHouse({
  'src/buying/cart/rules/safe.ts': SAFE,
  // Words of the repository itself.
  'src/buying/cart/rules/read.test.ts': `import { expect } from 'vitest';\nconst TABLE: Record<string, number> = {};\nexpect(TABLE[String(1)]).toBe(1);\n`,
  ...Object.fromEntries(VIOLATIONS.map(({ file, text }) => [file, text])),
});
afterAll(() => house[Symbol.dispose]());
const found = looseKeys(house.folder, LAYERS);

test.each(VIOLATIONS)('refused: $what', ({ file, said }) => {
  const own = found.filter((breach) => breach.file === file);
  expect(own.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    `${said}: the key may be any word. Use a Map, or ownValue of #base/lookup/rules.`,
  ]);
});

test('what is looked up safely, or gives its reason, is refused by nobody', () => {
  expect(found.filter(({ file }) => !VIOLATIONS.some((one) => one.file === file))).toEqual([]);
});

test('the source itself looks no word up in an object', () => {
  expect(looseKeys(ROOT, LAYERS)).toEqual([]);
});
