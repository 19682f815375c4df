export { isStocked } from './is-stocked.ts';
export { shortageOf, type StockLine, type StockLocation, type StockShortage } from './stock-line.ts';
