// Builders for tests: a product and a category as imported, with defaults for everything that a test does not name.
import type { CatalogRecord, CategoryRecord, Localized, ProductFacts, ProductFlags } from '#goods/catalog/rules';

export function aCategory(over: Partial<CategoryRecord> & { readonly id: string }): CategoryRecord {
  return { order: 0, name: { 'en-US': over.id, 'fr-CA': over.id }, ...over };
}

export function aRecord(over: Partial<CatalogRecord> & { readonly itemId: string }): CatalogRecord {
  return {
    partNumber: `PART-${over.itemId}`,
    kind: 'ordinary',
    categoryId: 'paper',
    brand: 'Northfold',
    text: {
      'en-US': { name: `Northfold item ${over.itemId}`, description: 'A thing.' },
      'fr-CA': { name: `Article Northfold ${over.itemId}`, description: 'Une chose.' },
    },
    prices: { USD: { base: 1000 }, CAD: { base: 1300 } },
    stock: { US: 10, CA: 10 },
    ...over,
  };
}

let places = 0;

/** A product in the form that rules use. */
export function aProduct(over: Partial<ProductFacts> & { readonly itemId: string }): ProductFacts {
  const said = (text: string): Localized => ({ 'en-US': text, 'en-CA': text, 'fr-CA': text });
  places += 1;
  return {
    place: places,
    partNumber: `PART-${over.itemId}`,
    ean: null,
    kind: 'ordinary',
    status: 'active',
    categoryId: 'paper',
    brand: 'Northfold',
    title: said(`Northfold item ${over.itemId}`),
    pack: null,
    unitName: null,
    slug: said(`northfold-item-${over.itemId}`),
    prices: { USD: { base: 1000 }, CAD: { base: 1300 } },
    unitCount: null,
    rating: null,
    weightGrams: 0,
    taxClass: 'standard',
    facets: {},
    streetDate: null,
    quantityLimit: null,
    increment: null,
    alternates: [],
    accessories: [],
    services: [],
    bundle: [],
    variantSet: null,
    variantOptions: null,
    replacement: null,
    fits: [],
    pictures: 1,
    picture: null,
    backorderDays: null,
    custom: null,
    ...over,
    flags: { ...NO_FLAGS, ...over.flags },
  };
}

const NO_FLAGS: ProductFlags = {
  bopisEligible: true,
  shipFromStore: false,
  preOrder: false,
  comingSoon: false,
  inStoreOnly: false,
  seePriceInCart: false,
  newPackaging: false,
  limitedQuantity: false,
  wholesaler: false,
  healthCare: false,
  bestSeller: false,
};
