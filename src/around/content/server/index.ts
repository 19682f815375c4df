export { serveCrawlerFiles, type CrawlerFacts } from './crawler-files.ts';
