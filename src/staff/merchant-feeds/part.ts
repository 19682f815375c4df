import { serveMerchantFeeds, type FeedFacts } from '#staff/merchant-feeds/server';
import type { Part } from '#platform/part';

export function merchantFeedsPart(needs: FeedFacts): Part {
  return { serve: (shop) => serveMerchantFeeds(shop, needs) };
}
