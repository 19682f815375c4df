export { renderStockAlert, type StockAlertLetter } from './render-stock-alert.tsx';
