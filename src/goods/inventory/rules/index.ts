export { allocatedParts } from './allocated-parts.ts';
export { isStocked } from './is-stocked.ts';
export { SHIP_POINTS, type ShipPoint } from './ship-point.ts';
export { stockAmounts, type StockAmount } from './stock-amounts.ts';
export { isLocation, readStockRow, STOCK_COLUMNS, type StockSheetRow } from './stock-sheet.ts';
export { shortageOf, type StockLine, type StockLocation, type StockShortage, type StockSource } from './stock-line.ts';
