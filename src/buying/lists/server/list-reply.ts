// Turns lists into the API's form: items are priced and promised as the cart would accept them today.
import { emptyCart, isHiddenByPolicy, type CartFacts } from '#buying/cart/rules';
import { describeMessage, dollars, optedOut, speechOf, type Carts } from '#buying/cart/server';
import { missingTo } from '#buying/lists/rules';
import { artworkHref } from '#goods/customization/rules';
import { customizedTitle } from '#goods/customization/server';
import { contentLocale, type ProductFacts } from '#goods/catalog/rules';
import type { Country } from '#base/site/rules';
import type { ListItem, ListSummary } from '#buying/lists/contract';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';
import { makeRowChecker, type CheckRow } from '#buying/quick-order/rules';
import type { ItemRow } from './list-item-queries.ts';
import type { SeenList } from './list-store.ts';

/** What a product waits for that cannot be bought now in a country. */
export type WaitsFor = (product: ProductFacts, country: Country) => ListItem['waitsFor'];

export interface ItemsView {
  readonly visit: Visit;
  readonly facts: CartFacts;
  readonly imageOf: Carts['imageOf'];
  readonly waitsFor: WaitsFor;
}

export function summaryOf(list: SeenList): ListSummary {
  const { rights } = list;
  return {
    listId: list.listId,
    name: list.name,
    modified: new Date(list.modifiedAt).toISOString(),
    accessLevel: list.accessLevel,
    itemCount: list.itemIds.length,
    favorite: list.favorite,
    readOnly: !rights.items,
    mayEdit: rights.edit,
    mayShare: rights.share,
    membersEdit: list.membersEdit,
    status: list.removed ? 'DELETED' : 'active',
  };
}

export function itemReplies(rows: readonly ItemRow[], view: ItemsView): ListItem[] {
  const judge = makeRowChecker(emptyCart({ cartId: '', ownerId: '', siteId: view.visit.site.id }), view.facts, optedOut(view.visit));
  return rows.map((row) => itemReply(row, judge, view));
}

/** Total of the items that can be bought; null when one of the prices is hidden. */
export function subtotalOf(items: readonly ListItem[]): number | null {
  const cents = items.filter(({ addable }) => addable).map(({ finalPrice }) => (finalPrice === null ? null : Math.round(finalPrice * 100)));
  return cents.includes(null) ? null : dollars(cents.reduce<number>((sum, each) => sum + (each ?? 0), 0));
}

function itemReply(row: ItemRow, judge: CheckRow, { visit, facts, imageOf, waitsFor }: ItemsView): ListItem {
  const known = facts.product(row.item_id);
  const named = known !== undefined && isHiddenByPolicy(known, facts) ? undefined : known;
  const verdict = judge(named, String(row.qty), row.custom === null ? undefined : { customization: row.custom });
  const shown = verdict.product ?? named;
  const locale = contentLocale(visit.copyLocale);
  const speech = speechOf(visit);
  const price = shown === undefined || shown.flags.seePriceInCart ? null : facts.price(shown, Math.max(verdict.qty, 1));
  const unknown = [{ code: 'INVALID_ITEM', itemId: row.item_id } as const];
  const isAddable = verdict.state === 'found' || verdict.state === 'adjusted' || verdict.state === 'replaced';
  return {
    listItemId: row.list_item_id,
    itemId: row.item_id,
    qty: row.qty,
    name: customizedTitle(named?.title[locale] ?? row.item_id, row.custom, visit.copyLocale),
    url: shown === undefined ? null : makePaths(visit.locale).product(shown.slug[locale], shown.itemId),
    imageUrl: row.custom?.artwork !== undefined ? artworkHref(row.custom.artwork) : shown === undefined ? null : imageOf(shown, locale),
    pack: shown?.pack?.[locale] ?? null,
    customerSku: shown === undefined ? null : facts.customerSku(shown.itemId),
    addable: isAddable,
    waitsFor: isAddable || shown === undefined ? null : waitsFor(shown, visit.site.country),
    addItemId: shown?.itemId ?? row.item_id,
    addQty: verdict.qty,
    replacedBy: verdict.state === 'replaced' ? (shown?.title[locale] ?? null) : null,
    finalPricePerUnit: price === null ? null : dollars(price.each),
    finalPrice: price === null ? null : dollars(price.each * verdict.qty),
    ean: shown?.ean ?? null,
    priceThen: row.price_cents === null ? null : dollars(row.price_cents),
    addedOn: new Date(Number(row.added_at)).toISOString(),
    note: row.note,
    par: row.par,
    onHand: row.on_hand,
    missing: missingTo({ par: row.par, onHand: row.on_hand }),
    ...(row.custom !== null && { customization: { ...row.custom, lines: [...row.custom.lines] } }),
    messages: (verdict.state === 'unknown' ? unknown : verdict.messages)
      .map((message) => describeMessage(message, speech))
      .map(({ code, description }) => ({ code, description })),
  };
}
