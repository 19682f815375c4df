// The floor plan: each kind of upward import is written down and must be refused, and the source has none.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FLOORS, upwardImports } from './floors.ts';
import { LAWFUL, useOf } from './lawful.ts';
import { sourceFiles } from './source-files.ts';

const ROOT = new URL('../../', import.meta.url);

const UPWARD: readonly (readonly [what: string, file: string, text: string])[] = [
  ['goods reach for the cart', 'src/goods/pricing/rules/price.ts', useOf('#buying/cart/rules', 'subtotal')],
  [
    'a type is enough',
    'src/goods/pricing/server/price.ts',
    `import type { Cart } from '#buying/cart/contract';\nexport type Used = Cart;\n`,
  ],
  ['a door on use is one too', 'src/goods/pricing/screen/price.ts', `export const later = () => import('#finding/search/screen');\n`],
  ['a path is no way around', 'src/base/money/rules/money.ts', useOf('../../../platform/db.ts', 'db')],
  ['the kit knows no capability', 'src/ui/kit/button.tsx', useOf('#people/sessions/rules', 'safeTarget')],
  ['the demonstration knows no shop', 'src/demo/server/demo.ts', useOf('../../shop/app.ts', 'buildApp')],
];

test.each(UPWARD)('refused by the floor plan: %s', (_what, file, text) => {
  expect(upwardImports(new Map([[file, text]])).map((one) => one.file)).toEqual([file]);
});

test('what rests on a lower floor, and a test that puts a whole shop together, are fine', () => {
  const lawful = [...Object.entries(LAWFUL), ['src/goods/pricing/server/price.test.ts', useOf('#buying/cart/server', 'readCart')] as const];
  expect(upwardImports(new Map(lawful))).toEqual([]);
});

test('the source itself keeps the floor plan', () => {
  expect(upwardImports(sourceFiles()).map(({ file, door }) => `${file} imports ${door}`)).toEqual([]);
});

test('CONTRIBUTING shows the floors, the highest first', () => {
  const [, picture = ''] = /## The floors\n([^]*?)\n## /.exec(readFileSync(new URL('CONTRIBUTING.md', ROOT), 'utf8')) ?? [];
  const shown = [...picture.matchAll(/^ {2}(\w+)\/ {2,}\S/gm)].map(([, area]) => area);
  expect(shown).toEqual(FLOORS.toReversed());
});
