export { productPageHandlers, type ProductPageFacts } from './product-page-handlers.ts';
