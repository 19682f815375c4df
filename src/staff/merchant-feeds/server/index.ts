export { serveMerchantFeeds } from './merchant-feeds.ts';
