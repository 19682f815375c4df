export { makeCatalog, type Catalog, type CatalogChange } from './catalog.ts';
export { countProducts, writeCategories, writeProducts, type Written } from './write-products.ts';
