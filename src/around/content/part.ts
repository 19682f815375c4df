import { serveCrawlerFiles, type CrawlerFacts } from '#around/content/server';
import type { Part } from '#platform/part';

export function contentPart(needs: CrawlerFacts): Part {
  return { serve: (shop) => serveCrawlerFiles(shop, needs) };
}
