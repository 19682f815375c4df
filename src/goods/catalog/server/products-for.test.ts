import { expect, test } from 'vitest';
import { aProduct } from '#goods/catalog/fixtures';
import { NO_TERMS, type ContractTerms } from '#goods/pricing/server';
import type { Catalog } from './catalog.ts';
import { productsFor } from './products-for.ts';

const plain = aProduct({ itemId: '1', categoryId: 'pens' });
const rated = aProduct({ itemId: '2', categoryId: 'pens', rating: { average: 5, count: 90 } });
const paper = aProduct({ itemId: '3', categoryId: 'paper' });

/** Going through all products fails. */
function aCatalog() {
  const held = { version: 1, products: new Map([plain, rated, paper].map((product) => [product.itemId, product])) };
  const catalog = {
    get version() {
      return held.version;
    },
    get: (itemId: string) => held.products.get(itemId),
    categories: { path: (id: string) => (id === 'pens' ? [{ id: 'writing' }, { id }] : [{ id }]) },
    all: () => expect.unreachable(),
    inCategory: () => expect.unreachable(),
  } as unknown as Catalog; // only what is read
  return { held, catalog };
}

const contract: ContractTerms = {
  ...NO_TERMS,
  covers: (currency) => ({ itemIds: currency === 'USD' ? ['1', '2', '3', 'gone'] : [], categoryIds: [], brands: new Set() }),
  agreed: (_item, currency) => (currency === 'USD' ? { each: 500, contract: null } : undefined),
};

test('[B2B-4] for a contract-only account lists go through its contract and not through the catalogue', () => {
  const { held, catalog } = aCatalog();
  const ids = (categoryId?: string) => productsFor({ contract, currency: 'USD' }, catalog, categoryId).map(({ itemId }) => itemId);
  expect(ids()).toEqual(['2', '1', '3']);
  expect(ids('writing')).toEqual(['2', '1']);
  expect(productsFor({ contract, currency: 'CAD' }, catalog)).toEqual([]);
  held.products.delete('2');
  held.version = 2;
  expect(ids()).toEqual(['1', '3']);
});
