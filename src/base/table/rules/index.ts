// What the readers of tables and files have in common.
export { dialectOf, type Separator, type TableDialect } from './dialect.ts';
export { encodingOf } from './text-encoding.ts';
