export { contentHandlers, type SellerFacts } from './content-handlers.ts';
export { serveCrawlerFiles, type CrawlerFacts } from './crawler-files.ts';
