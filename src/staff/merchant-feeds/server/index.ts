export { serveMerchantFeeds, type FeedFacts } from './merchant-feeds.ts';
