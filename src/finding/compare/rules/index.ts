export { colorInName } from './color-in-name.ts';
export { addCompared, clearCompared, MOST_COMPARED, NOTHING_COMPARED, removeCompared, restoreCompared, type Compared } from './compared.ts';
export { comparedRows, valuesDiffer, type ComparedRow } from './compared-rows.ts';
