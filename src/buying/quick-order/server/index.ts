export { keptCodeBook } from './kept-code-book.ts';
export { quickOrderHandlers, type QuickOrderFacts } from './quick-order-handlers.ts';
export { serveSampleFile } from './sample-file.ts';
