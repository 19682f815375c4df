/** The questions on a product's page, with their answers: drawn on the server. */
export { ProductQuestions } from './product-questions.tsx';
/** Its data, in words: for the page's loader. */
export { loadProductQuestions, type WordedQuestions } from './load-product-questions.ts';
