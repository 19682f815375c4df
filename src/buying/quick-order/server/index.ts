export { keptCodeBook } from './kept-code-book.ts';
export { makeFindItems, quickOrderHandlers, type FindItems, type QuickOrderFacts } from './quick-order-handlers.ts';
export { serveSampleFile } from './sample-file.ts';
