export { addCompared, clearCompared, MOST_COMPARED, NOTHING_COMPARED, removeCompared, restoreCompared, type Compared } from './compared.ts';
export { comparedRows, type ComparedRow } from './compared-rows.ts';
