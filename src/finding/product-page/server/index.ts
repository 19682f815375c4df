export { productPageHandlers } from './product-page-handlers.ts';
