export { importAction, type ImportAnswer } from './import-action.ts';
export { TableImport } from './table-import.tsx';
