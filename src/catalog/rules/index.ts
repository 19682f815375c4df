export type { CatalogRecord, CategoryRecord, ContractRecord, Currency, PictureRecord, PriceRecord, ProductKind, ProductText, StoreRecord, TaxClass } from './catalog-record.ts';
export { makeCategoryTree, type CategoryFacts, type CategoryTree } from './category-facts.ts';
export { contentLocale, type Localized, type ProductFacts, type ProductFlags } from './product-facts.ts';
export { PRODUCT_FLAGS, type ProductFlag } from './product-flag.ts';
