export { storeStockHandlers, type StoreStockFacts } from './store-stock-handlers.ts';
