// The parts of `finding`, with their dependencies.
import { listedItems } from '#buying/lists/server';
import {
  lastOrderedOf,
  orderedAtOf,
  orderedItemsOf,
  orderedItemsOfOrganization,
  orderedLinesOf,
  orderedLinesOfOrganization,
} from '#buying/orders/server';
import { bannersPart } from '#finding/banners/part';
import { buyAgainPart } from '#finding/buy-again/part';
import { comparePart } from '#finding/compare/part';
import { couponsPart } from '#finding/coupons/part';
import { homePart } from '#finding/home/part';
import { listingPart } from '#finding/listing/part';
import { printersPart } from '#finding/printers/part';
import { printersOf } from '#finding/printers/server';
import { productPagePart } from '#finding/product-page/part';
import { questionsPart } from '#finding/questions/part';
import { recommendationsPart } from '#finding/recommendations/part';
import { reviewsPart } from '#finding/reviews/part';
import { searchPart } from '#finding/search/part';
import { makeFindResults, searchSource } from '#finding/search/server';
import { stockAlertsPart } from '#finding/stock-alerts/part';
import { tilesPart } from '#finding/tiles/part';
import { tileItems, wantedOf } from '#finding/tiles/server';
import type { ContentSource } from '#finding/banners/server';
import type { CatalogView } from '#goods/catalog/server';
import type { Part } from '#platform/part';
import type { Visit } from '#platform/visit';
import type { PartsFacts } from './parts-facts.ts';

/** Most distinct items of one shopper's orders; more than anybody has. */
const EVERYTHING_ORDERED = 20_000;

export function findingParts({ ground, goods, finding, presenters }: PartsFacts, contentSource: ContentSource): Part[] {
  const { db, clock, hosts, limits, mailer } = ground;
  const facts = { ...goods, ...finding, db, limits, presenters };
  const own = {
    printersOf: (ownerId: string) => printersOf(db, ownerId),
    lastOrdered: (ownerId: string, itemIds: readonly string[]) => lastOrderedOf(db, ownerId, itemIds),
    orderedItems: (ownerId: string) => orderedItemsOf(db, ownerId, EVERYTHING_ORDERED),
    sponsored: finding.sponsorships.in,
  };
  const find = makeFindResults(facts);
  const searched = async (query: string, asTyped: boolean, visit: Visit, view: CatalogView) =>
    searchSource(query, await find(query, visit, view, asTyped), finding.engine);
  const items = (itemIds: readonly string[], visit: Visit, inputs: Readonly<Record<string, unknown>> = {}) =>
    tileItems(itemIds, visit, { ...facts, ...own, ...presenters }, wantedOf({ inputs }));
  return [
    searchPart({ ...facts, ...own, find, listed: (visit) => listedItems(db, visit), log: finding.searchLog }),
    listingPart({ ...facts, ...own, searched }),
    tilesPart({ ...facts, ...own }),
    productPagePart(facts),
    bannersPart(contentSource),
    homePart(facts),
    couponsPart(facts),
    buyAgainPart({
      ...facts,
      linesOf: (ownerId, since) => orderedLinesOf(db, ownerId, since),
      linesIn: (accountNumber, since) => orderedLinesOfOrganization(db, accountNumber, since),
    }),
    comparePart(facts),
    printersPart({ ...facts, orderedItems: (ownerId) => orderedItemsOf(db, ownerId) }),
    recommendationsPart({
      ...facts,
      orderedAt: (ownerId) => orderedAtOf(db, ownerId),
      orderedIn: (accountNumber) => orderedItemsOfOrganization(db, accountNumber),
      tileItems: items,
    }),
    reviewsPart({ ...facts, ...own, shown: finding.shownReviews }),
    questionsPart({ ...facts, clock, hosts, mailer }),
    stockAlertsPart({ ...facts, clock, hosts, mailer }),
  ];
}
