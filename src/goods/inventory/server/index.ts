export { endLines } from './end-lines.ts';
export { makeInventory, writeStock, type Inventory, type StockColumns } from './inventory.ts';
export { stockOf, type StockAtLocation } from './stock-of.ts';
export { allocationsOf, checkStock, exportStockSheet, importStockSheet } from './stock-sheet.ts';
export { restock } from './restock.ts';
