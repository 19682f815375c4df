export { serveCrawlerFiles } from './crawler-files.ts';
