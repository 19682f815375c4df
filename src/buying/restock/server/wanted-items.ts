// The items that a restock is to be started with, as the address names them.
import type { SignedIn } from '#base/shopper/rules';
import type { RestockItem } from '#buying/restock/contract';
import { MOST_QUANTITY, REPEATED } from '#buying/restock/rules';
import type { Visit } from '#platform/visit';
import { dueCart, priceDue } from './due-cart.ts';
import type { RestockDeps } from './restock-deps.ts';
import { itemView } from './restock-view.ts';

const MOST_ITEMS = 20;

/** `246810:2,310877:1`; what is unreadable is left out. */
function readItems(text: string): { readonly itemId: string; readonly qty: number }[] {
  return text.split(',').flatMap((one) => {
    const [, itemId = '', qty = '1'] = /^([\w-]{1,40})(?::(\d{1,3}))?$/.exec(one.trim()) ?? [];
    return itemId === '' ? [] : [{ itemId, qty: Math.min(Math.max(Number(qty), 1), MOST_QUANTITY) }];
  });
}

export async function wantedItems(
  deps: RestockDeps,
  visit: Visit,
  shopper: SignedIn,
  text: string,
): Promise<{ item: RestockItem; qty: number }[]> {
  const wanted = readItems(text)
    .filter(({ itemId }) => {
      const kind = deps.catalog.get(itemId)?.kind;
      return kind !== undefined && REPEATED.has(kind);
    })
    .slice(0, MOST_ITEMS);
  if (wanted.length === 0) return [];
  const own = { visit: { ...visit, cartPurpose: 'restock' as const }, shopper };
  const priced = await priceDue(deps, own, dueCart(deps, { ...own, lines: wanted }), undefined);
  return wanted.map(({ itemId, qty }, at) => ({ item: itemView(deps, visit, itemId, priced.lines[at]), qty }));
}
