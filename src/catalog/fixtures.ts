// Builders for tests: a product and a category as they enter the shop, with only what matters to the test said.
import type { CatalogRecord, CategoryRecord } from '#catalog/rules';

export function aCategory(over: Partial<CategoryRecord> & { readonly id: string }): CategoryRecord {
  return { order: 0, name: { 'en-US': over.id, 'fr-CA': over.id }, ...over };
}

export function aRecord(over: Partial<CatalogRecord> & { readonly itemId: string }): CatalogRecord {
  return {
    partNumber: `PART-${over.itemId}`,
    kind: 'ordinary',
    categoryId: 'paper',
    brand: 'Northfold',
    text: { 'en-US': { name: `Northfold item ${over.itemId}`, description: 'A thing.' }, 'fr-CA': { name: `Article Northfold ${over.itemId}`, description: 'Une chose.' } },
    prices: { USD: { base: 1000 }, CAD: { base: 1300 } },
    stock: { US: 10, CA: 10 },
    ...over,
  };
}
