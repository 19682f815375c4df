export { makeCatalog, type Catalog, type CatalogChange } from './catalog.ts';
export { catalogHandlers, makePresenters, type CatalogPresenters } from './catalog-handlers.ts';
export { catalogView, type CatalogView } from './catalog-view.ts';
export { categoryRecords, itemIdsOf, recordsOf } from './product-records.ts';
export { specificationsOf } from './product-texts.ts';
export { photosOf, writePhotos, type ProductPhotos } from './product-photos.ts';
export { searchRowsAfter, searchRowsOf, type SearchRow } from './search-rows.ts';
export { stockTagsOf } from './stock-tags.ts';
export { countProducts, writeCategories, writePlacements, writeProducts, type Written } from './write-products.ts';
