// Each kind of circle is written down and must be refused; the source has none.
import { expect, test } from 'vitest';
import { circles } from './circles.ts';
import { sourceFiles } from './source-files.ts';

const useOf = (specifier: string, name: string): string =>
  `import { ${name} } from '${specifier}';\nexport const used: unknown = ${name};\n`;

const CIRCLES: readonly (readonly [what: string, files: Readonly<Record<string, string>>])[] = [
  [
    'a cart that knows the list above it',
    {
      'src/buying/cart/screen/panel.tsx': useOf('#buying/saved-for-later/screen', 'SavedPanel'),
      'src/buying/saved-for-later/screen/panel.tsx': useOf('#buying/cart/screen', 'CartForm'),
    },
  ],
  [
    'types alone, and by another layer',
    {
      'src/goods/pricing/server/price.ts': `import type { Stock } from '#goods/inventory/contract';\nexport type Used = Stock;\n`,
      'src/goods/inventory/rules/stock.ts': useOf('#goods/pricing/rules', 'price'),
    },
  ],
  [
    'a way round by a third, one step of it on use',
    {
      'src/buying/cart/rules/cart.ts': useOf('#buying/lists/rules', 'list'),
      'src/buying/lists/screen/list.tsx': `export const later = () => import('#buying/orders/screen');\n`,
      'src/buying/orders/server/order.ts': useOf('#buying/cart/server', 'readCart'),
    },
  ],
  [
    'the kit and the page that shows it',
    { 'src/ui/kit/button.tsx': useOf('../page/shop.tsx', 'useShop'), 'src/ui/page/shop.tsx': useOf('#ui/kit/button', 'Button') },
  ],
];

test.each(CIRCLES)('refused as a circle: %s', (_what, files) => {
  const [circle, ...others] = circles(new Map(Object.entries(files)));
  const named = new Set(Object.keys(files).map((file) => file.split('/').slice(1, 3).join('/')));
  expect(circle?.capabilities).toEqual([...named].toSorted());
  expect(circle?.steps).toHaveLength(named.size);
  expect(others).toEqual([]);
});

test('no circle: one way only, a lower floor between two, and what only tests and fixtures import', () => {
  const lawful = {
    'src/buying/cart/rules/subtotal.ts': useOf('#goods/pricing/rules', 'price'),
    'src/goods/pricing/rules/price.ts': useOf('#goods/tax/rules', 'taxOf'),
    'src/buying/saved-for-later/screen/panel.tsx': useOf('#buying/cart/screen', 'CartView'),
    'src/buying/cart/server/read-cart.test.ts': useOf('#buying/saved-for-later/server', 'savedHandlers'),
    'src/buying/cart/fixtures.ts': useOf('#buying/saved-for-later/rules', 'saveItem'),
    'src/buying/cart/fixtures/carts.ts': useOf('#buying/saved-for-later/screen', 'SavedPanel'),
  };
  expect(circles(new Map(Object.entries(lawful)))).toEqual([]);
});

test('the source itself has no circle', () => {
  expect(circles(sourceFiles())).toEqual([]);
});
