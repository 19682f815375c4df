/** In the place of the buy box when a product cannot be bought; plain markup with a form. */
export { StockAlertBox } from './stock-alert-box-lazy.tsx';
/** Its texts, for the page's loader; null for a product that can be bought. */
export { wordStockAlert, type WordedStockAlert } from './word-stock-alert.ts';
