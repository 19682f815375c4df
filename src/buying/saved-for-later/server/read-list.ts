// A page of the saved items, or of those that match a search or filter (SFL-1, §9: pages of 300).
import type { Carts } from '#buying/cart/server';
import { tellContext } from '#buying/cart/server';
import type { Call } from '#platform/contract';
import type { Db } from '#platform/db';
import { orServiceDown } from '#platform/service-down';
import type { SavedItem, SavedList, savedForLaterContract } from '#buying/saved-for-later/contract';
import { purgeSaved, SAVED_PAGE_SIZE } from '#buying/saved-for-later/rules';
import { readSaved } from './saved-lists.ts';
import { savedReplies } from './saved-reply.ts';
import type { AlsoBought } from './related-items.ts';

type Read = Call<(typeof savedForLaterContract)['GET /cc/api/sfl']>;

interface ListFacts {
  readonly carts: Carts;
  readonly db: Db;
  readonly alsoBought: AlsoBought;
}

export async function readList({ carts, db, alsoBought }: ListFacts, { query, visit }: Read): Promise<SavedList> {
  const shopper = await visit.shopper();
  const size = Math.min(count(query.size, SAVED_PAGE_SIZE), SAVED_PAGE_SIZE);
  const page = count(query.page, 1);
  tellContext(visit, shopper?.contextToken);
  const nothing: SavedList = { itemList: { items: [], filteredItems: [] }, totalItems: 0, matchingItems: 0, page, size, messages: [] };
  if (shopper === null) return nothing;
  const list = readSaved(db, { ownerId: shopper.shopperId, siteId: visit.site.id });
  const all = purgeSaved(await orServiceDown('ITEM_SERVICE_IS_DOWN', list), visit.now.getTime());
  const live = all.filter(({ removedAt }) => removedAt === null);
  const facts = await carts.factsFor(visit, shopper, { zip: null, storeNumber: null });
  const view = { visit, facts, imageOf: carts.imageOf, alsoBought };
  const asked = query.filter !== undefined || (query.search ?? '').trim() !== '';
  const start = (page - 1) * size;
  // Without a search only the page is priced; with one, every item.
  const matching = asked ? savedReplies(live, view).filter((item) => matches(item, query)) : [];
  const items = asked ? matching.slice(start, start + size) : savedReplies(live.slice(start, start + size), view);
  return {
    ...nothing,
    itemList: { items, filteredItems: matching.map(({ listItemId }) => listItemId) },
    totalItems: live.length,
    matchingItems: asked ? matching.length : live.length,
  };
}

function matches(item: SavedItem, { search = '', filter }: Read['query']): boolean {
  if (filter === 'priceDrop' && item.priceDrop === null) return false;
  if (filter === 'inStock' && !item.movable) return false;
  if (filter === 'outOfStock' && item.movable) return false;
  const { name, model, brandName } = item.itemDetails;
  const text = folded([item.itemId, name, model, brandName, item.customerSku ?? ''].join(' '));
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Ignores case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** A positive whole number from the query, or the default. */
function count(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : otherwise;
}
