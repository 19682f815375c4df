/** The reviews on a product's page: what all say together and the most helpful of them, drawn on the server. */
export { ProductReviews } from './product-reviews.tsx';
/** Its data, in words: for the page's loader. */
export { loadProductReviews, type WordedReviews } from './load-product-reviews.ts';
