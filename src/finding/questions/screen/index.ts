/** The questions and answers on a product's page; rendered on the server. */
export { ProductQuestions } from './product-questions.tsx';
/** Their data with texts, for the page's loader. */
export { loadProductQuestions, type WordedQuestions } from './load-product-questions.ts';
