import { contentContract } from '#around/content/contract';
import { contentHandlers, serveCrawlerFiles, type CrawlerFacts, type SellerFacts } from '#around/content/server';
import { answers, type Part } from '#platform/part';

export function contentPart(needs: CrawlerFacts & SellerFacts): Part {
  return {
    calls: [answers(contentContract, contentHandlers(needs))],
    serve: (shop) => serveCrawlerFiles(shop, needs),
  };
}
