import { listingContract } from '#finding/listing/contract';
import { listingHandlers, type ListingHandlerFacts } from '#finding/listing/server';
import { answers, type Part } from '#platform/part';

export function listingPart(needs: ListingHandlerFacts): Part {
  return { calls: [answers(listingContract, listingHandlers(needs))] };
}
