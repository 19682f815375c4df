/** A link to quick order on other pages, which opens its drawer (ATC-6). */
export { QuickOrderLink } from './quick-order-link.tsx';
/** The rows of a chosen file, for what else takes a list of numbers. */
export { rowsOfFile } from './read-rows.ts';
