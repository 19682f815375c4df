/** Summary and most helpful reviews on a product's page; rendered on the server. */
export { ProductReviews } from './product-reviews.tsx';
/** Their data with texts, for the page's loader. */
export { loadProductReviews, type WordedReviews } from './load-product-reviews.ts';
