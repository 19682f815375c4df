import { expect, test } from 'vitest';
import { linesToJudge } from '#buying/approval-rules/server';
import { makeCategoryTree, type CategoryFacts } from '#goods/catalog/rules';
import { aProduct } from '#goods/catalog/fixtures';
import { ALLOWED, type PricedItem } from '#goods/pricing/rules';

const NAME = { 'en-US': '', 'en-CA': '', 'fr-CA': '' };
const category = (id: string, parentId: string | null): CategoryFacts => ({
  id,
  parentId,
  order: 1,
  name: NAME,
  navName: NAME,
  intro: null,
  slug: NAME,
  picture: null,
});

test('[B2B-3] a line has its brand, the categories above it, and what the organization agreed', () => {
  const categories = makeCategoryTree([category('office', null), category('paper', 'office')]);
  const product = aProduct({ itemId: '100', categoryId: 'paper', brand: 'Kestrel' });
  const catalog = { get: (id: string) => (id === '100' ? product : undefined), categories };
  const terms = {
    agreed: ({ itemId }: PricedItem) => (itemId === '100' ? { each: 500, contract: null } : undefined),
    isBlocked: (id: string) => id === 'gone',
    offContract: () => ALLOWED,
  };
  const line = { lineNo: 1, itemId: '100', title: 'Paper', qty: 2, totalCents: 1_000 };
  expect(linesToJudge([line, { ...line, lineNo: 2, itemId: 'gone' }], { catalog, terms, currency: 'USD' })).toEqual([
    { ...line, brand: 'Kestrel', categoryIds: ['office', 'paper'], onContract: true, isBlocked: false },
    { ...line, lineNo: 2, itemId: 'gone', brand: '', categoryIds: [], onContract: false, isBlocked: true },
  ]);
});
