import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCategoryTree, type CategoryFacts, type ProductFacts } from '#goods/catalog/rules';
import { aProduct } from '../fixtures.ts';
import { groupsOf, regrouped, type CatalogGroups } from './catalog-groups.ts';

const said = (text: string) => ({ 'en-US': text, 'en-CA': text, 'fr-CA': text });
const category = (id: string, parentId: string | null): CategoryFacts => ({
  id,
  parentId,
  order: 0,
  name: said(id),
  navName: said(id),
  intro: null,
  slug: said(id),
  picture: null,
});
const categories = makeCategoryTree([category('paper', null), category('copy', 'paper'), category('ink', null)]);

const drawn = fc.uniqueArray(
  fc.record({
    itemId: fc.integer({ min: 1, max: 30 }).map(String),
    categoryId: fc.constantFrom('copy', 'paper', 'ink'),
    count: fc.integer({ min: 0, max: 3 }),
    set: fc.constantFrom(null, 'A', 'B'),
  }),
  { selector: ({ itemId }) => itemId, maxLength: 20 },
);
type Drawn = typeof drawn extends fc.Arbitrary<(infer T)[]> ? T : never;
const productOf = ({ itemId, categoryId, count, set }: Drawn): ProductFacts =>
  aProduct({ itemId, categoryId, variantSet: set, rating: count === 0 ? null : { average: 5, count } });

const plain = ({ all, byCategory, bySet }: CatalogGroups) => {
  const ids = (groups: CatalogGroups['bySet']) =>
    Object.fromEntries([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, list]) => [key, list.map(({ itemId }) => itemId)]));
  return { all: all.map(({ itemId }) => itemId), byCategory: ids(byCategory), bySet: ids(bySet) };
};

test('an incremental update gives the same order as a full rebuild', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, drawn, async (first, second) => {
      const before = new Map(first.map((one) => [one.itemId, productOf(one)]));
      const come = second.map(productOf);
      const changed = new Map([...before, ...come.map((product) => [product.itemId, product] as const)]);
      const gone = come.flatMap(({ itemId }) => before.get(itemId) ?? []);
      const moved = regrouped(await groupsOf([...before.values()], categories), gone, come, categories);
      expect(plain(moved)).toEqual(plain(await groupsOf([...changed.values()], categories)));
    }),
  );
});

test('a removed product is in no group', async () => {
  const products = ['1', '2'].map((itemId) => aProduct({ itemId, categoryId: 'copy', variantSet: 'A' }));
  const left = regrouped(await groupsOf(products, categories), products, [], categories);
  expect(plain(left)).toEqual({ all: [], byCategory: {}, bySet: {} });
});
