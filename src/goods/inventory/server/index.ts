export { endLines } from './end-lines.ts';
export { DELETE_EXPIRED_HOLDS } from './inventory-queries.ts';
export { makeInventory, writeStock, type Inventory, type StockColumns } from './inventory.ts';
export type { Holder, StockHolder } from './stock-holds.ts';
export type { ReadClaims, StockClaim } from './stock-claims.ts';
export { stockOf, type StockAtLocation } from './stock-of.ts';
export { allocationsOf, checkStock, exportStockSheet, importStockSheet, writeStockRows } from './stock-sheet.ts';
export { restock } from './restock.ts';
