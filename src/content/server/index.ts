export { serveCrawlerFiles } from './crawler-files.ts';
export { serveMerchantFeeds } from './merchant-feeds.ts';
