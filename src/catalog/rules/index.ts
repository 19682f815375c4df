export type { CatalogRecord, CategoryRecord, Currency, PictureRecord, PriceRecord, ProductKind, ProductText, StoreRecord, TaxClass } from './catalog-record.ts';
export { contentLocale, type Localized, type ProductFacts, type ProductFlags } from './product-facts.ts';
