// The law stands as a wall: each violation is written down and must be refused by the one named beside it.
import { afterAll, expect, test } from 'vitest';
import { breachesIn } from './breaches.ts';
import { aHouse } from './house.ts';
import { LAWFUL, useOf } from './lawful.ts';
import { sourceFiles } from './source-files.ts';
import { wordsAlone } from './words-alone.ts';

interface Violation {
  readonly what: string;
  readonly file: string;
  readonly text: string;
  /** Who refuses it, and a word of what they say. */
  readonly refusedBy: Partial<Record<'rules' | 'server' | 'screen' | 'lint' | 'scan', RegExp>>;
}

const VIOLATIONS: readonly Violation[] = [
  {
    what: 'a screen enters the server by its door',
    file: 'src/buying/cart/screen/server-door.ts',
    text: useOf('#buying/cart/server', 'readCart'),
    refusedBy: { screen: /Cannot find module '#buying\/cart\/server'/, lint: /only over HTTP/ },
  },
  {
    what: 'a screen enters the server by a path',
    file: 'src/buying/cart/screen/server-path.ts',
    text: useOf('../server/read-cart.ts', 'readCart'),
    refusedBy: { lint: /only over HTTP/, scan: /by its door/ },
  },
  {
    what: 'a screen reaches the platform',
    file: 'src/buying/cart/screen/platform-door.ts',
    text: useOf('#platform/db', 'db'),
    refusedBy: { screen: /Cannot find module '#platform\/db'/, lint: /only over HTTP/ },
  },
  {
    what: 'a screen imports a contract as a value',
    file: 'src/buying/cart/screen/contract-value.ts',
    text: useOf('#buying/cart/contract', 'cartContract'),
    refusedBy: { lint: /as types only/ },
  },
  {
    what: 'a screen speaks a literal',
    file: 'src/buying/cart/screen/literal.tsx',
    text: `export const Literal = () => <p>Your cart is empty</p>;\n`,
    refusedBy: { lint: /jsx-no-literals/ },
  },
  {
    what: 'a screen names a thing in a literal',
    file: 'src/buying/cart/screen/literal-name.tsx',
    text: `export const LiteralName = () => <nav aria-label="Main" />;\n`,
    refusedBy: { lint: /jsx-no-literals/ },
  },
  {
    what: 'rules import an npm package',
    file: 'src/buying/cart/rules/npm-package.ts',
    text: useOf('kysely', 'sql'),
    refusedBy: { lint: /rules\/ is pure/ },
  },
  {
    what: 'rules import a part of Node',
    file: 'src/buying/cart/rules/node-part.ts',
    text: useOf('node:fs', 'readFileSync'),
    refusedBy: { rules: /node:fs/, lint: /rules\/ is pure/ },
  },
  {
    what: 'rules enter a server',
    file: 'src/buying/cart/rules/server-door.ts',
    text: useOf('#buying/cart/server', 'readCart'),
    refusedBy: { rules: /Cannot find module/, lint: /rules\/ is pure/ },
  },
  {
    what: 'rules import their contract',
    file: 'src/buying/cart/rules/contract-door.ts',
    text: useOf('#buying/cart/contract', 'cartContract'),
    refusedBy: { lint: /rules\/ is pure/ },
  },
  {
    what: 'rules read the clock with new Date()',
    file: 'src/buying/cart/rules/new-date.ts',
    text: `export const now = (): Date => new Date();\n`,
    refusedBy: { scan: /no clock/ },
  },
  {
    what: 'rules read the clock with Date.now()',
    file: 'src/buying/cart/rules/date-now.ts',
    text: `export const now = (): number => Date.now();\n`,
    refusedBy: { lint: /Take the instant as an argument/ },
  },
  {
    what: 'rules throw dice',
    file: 'src/buying/cart/rules/dice.ts',
    text: `export const dice = (): number => Math.random();\n`,
    refusedBy: { lint: /Take the random source/ },
  },
  {
    what: 'rules touch the document',
    file: 'src/buying/cart/rules/dom.ts',
    text: `export const title = (): string => document.title;\n`,
    refusedBy: { rules: /Cannot find name 'document'/, lint: /has no DOM/ },
  },
  {
    what: 'a server draws with the kit',
    file: 'src/buying/cart/server/draws.ts',
    text: useOf('#ui/button', 'Button'),
    refusedBy: { server: /Cannot find module '#ui\/button'/, lint: /draws nothing/ },
  },
  {
    what: 'a server enters a screen',
    file: 'src/buying/cart/server/screen-door.ts',
    text: useOf('#buying/cart/screen', 'CartView'),
    refusedBy: { server: /Cannot find module '#buying\/cart\/screen'/, lint: /draws nothing/ },
  },
  {
    what: 'a capability is left by a path',
    file: 'src/buying/cart/rules/way-out.ts',
    text: useOf('../../../goods/pricing/rules/price.ts', 'price'),
    refusedBy: { lint: /no-restricted-imports/, scan: /by its door/ },
  },
  {
    what: 'two files of a layer import each other',
    file: 'src/buying/cart/rules/cycle-a.ts',
    text: `import { b } from './cycle-b.ts';\nexport const a = (): unknown => b;\n`,
    refusedBy: { lint: /no-cycle/ },
  },
  {
    what: 'two capabilities import each other through their doors',
    file: 'src/goods/pricing/rules/cycle-c.ts',
    text: useOf('#buying/cart/rules', 'subtotal'),
    refusedBy: { lint: /no-cycle/ },
  },
  {
    what: 'a promise floats',
    file: 'src/buying/cart/server/floating.ts',
    text: `export async function work(): Promise<void> {}\nexport function start(): void {\n  work();\n}\n`,
    refusedBy: { lint: /no-floating-promises/ },
  },
  {
    what: 'a door hands out everything',
    file: 'src/buying/cart/server/everything.ts',
    text: `export * from './read-cart.ts';\n`,
    refusedBy: { scan: /names what it hands out/ },
  },
  {
    what: 'an instant gets a day without a time zone',
    file: 'src/buying/cart/server/day.ts',
    text: `export const day = (now: Date): string => now.toISOString().slice(0, 10);\n`,
    refusedBy: { scan: /a time zone alone/ },
  },
  {
    what: 'a file is named after nothing',
    file: 'src/buying/cart/server/utils.ts',
    text: `export const one = 1;\n`,
    refusedBy: { scan: /after what it holds/ },
  },
  {
    what: 'the shop imports what tests share',
    file: 'src/buying/cart/server/tests-shop.ts',
    text: useOf('#test/shop', 'testShop'),
    refusedBy: { scan: /for tests alone/ },
  },
  ...['server/cart.test-support.ts', 'server/killed-cart.test-child.ts', 'cart-fixtures.ts', 'screen/cart-fixture.tsx'].map((name) => ({
    what: `a helper of tests stands beside the code: ${name}`,
    file: `src/buying/cart/${name}`,
    text: `export const one = 1;\n`,
    refusedBy: { scan: /Helpers of tests stand in test/ },
  })),
];

const house = aHouse({
  ...LAWFUL,
  ...Object.fromEntries(VIOLATIONS.map(({ file, text }) => [file, text])),
  'src/buying/cart/rules/cycle-b.ts': `import { a } from './cycle-a.ts';\nexport const b = (): unknown => a;\n`,
  'src/goods/pricing/rules/index.ts': `export { price } from './price.ts';\nexport { used } from './cycle-c.ts';\n`,
});
afterAll(() => house[Symbol.dispose]());

const said = {
  rules: house.compile('rules'),
  server: house.compile('server'),
  screen: house.compile('screen'),
  lint: house.lint(),
  scan: new Map(VIOLATIONS.map(({ file, text }) => [file, breachesIn(file, text).map(({ message }) => message)])),
};

for (const { what, file, refusedBy } of VIOLATIONS) {
  test(`refused: ${what}`, () => {
    for (const [judge, words] of Object.entries(refusedBy)) {
      expect.soft(said[judge as keyof typeof said].get(file)?.join('\n') ?? '', `what ${judge} says`).toMatch(words);
    }
  });
}

test('a capability that keeps the law is refused by nobody', () => {
  using lawful = aHouse(LAWFUL);
  const judges = [lawful.lint(), lawful.compile('rules'), lawful.compile('server'), lawful.compile('screen')];
  expect(judges.map((judge) => [...judge.entries()])).toEqual([[], [], [], []]);
});

test('builders in the fixtures of a capability are no helpers of tests, and its layers build from them', () => {
  for (const file of ['src/buying/cart/fixtures.ts', 'src/buying/cart/fixtures/buyers.ts']) expect(breachesIn(file, '')).toEqual([]);
  for (const path of ['../fixtures.ts', '../fixtures/buyers.ts'])
    expect(breachesIn('src/buying/cart/screen/gallery.tsx', `import { aCart } from '${path}';\n`)).toEqual([]);
});

test('the source itself keeps the part of the law that only the scan sees', () => {
  expect([...sourceFiles()].flatMap(([file, text]) => breachesIn(file, text))).toEqual([]);
});

test('refused: a capability of words alone', () => {
  const words = ['src/goods/countdown/words/en-US.ts', 'src/goods/countdown/words/index.ts', 'src/goods/countdown/README.md'];
  expect(wordsAlone([...Object.keys(LAWFUL), ...words])).toEqual(['goods/countdown']);
  for (const beside of ['rules/time-left.ts', 'server/answer.ts', 'screen/page/countdown.tsx'])
    expect(wordsAlone([...words, `src/goods/countdown/${beside}`])).toEqual([]);
});

test('the source itself has no capability of words alone', () => {
  expect(wordsAlone(sourceFiles().keys())).toEqual([]);
});
