// Items that an answer suggests: alternates of a line, plans and services for it, and what goes with an added item.
import type { CartItem } from '#buying/cart/contract';
import { surchargeAlternates, type CartLine, type PricedCart } from '#buying/cart/rules';
import { contentLocale, type ProductFacts } from '#goods/catalog/rules';
import { dollars, type ItemView } from './item-view.ts';

const MOST_ALTERNATES = 2;

const MOST_RELATED = 4;

/** Alternates of a line that ran out, or without a surcharge; a message announces the latter. */
export function alternatesOf(
  product: ProductFacts,
  { lacking, surcharged }: { readonly lacking: boolean; readonly surcharged: boolean },
  view: ItemView,
): CartItem['alternates'] {
  const others = lacking ? product.alternates : surcharged ? surchargeAlternates(product, view.facts) : [];
  return others.flatMap((itemId) => otherItem(itemId, view)).slice(0, MOST_ALTERNATES);
}

/** Items that go with what was just added and are not in the cart yet (relatedItems). */
export function relatedOf(cartItemIds: readonly string[], { lines }: Pick<PricedCart, 'lines'>, view: ItemView): CartItem['alternates'] {
  const there = new Set(lines.map(({ line }) => line.itemId));
  const added = lines.filter(({ line }) => cartItemIds.includes(line.cartItemId));
  const ids = new Set(added.flatMap(({ product }) => product?.accessories ?? []).filter((itemId) => !there.has(itemId)));
  return [...ids].flatMap((itemId) => otherItem(itemId, view)).slice(0, MOST_RELATED);
}

/** A suggested item; nothing when it is unavailable. */
function otherItem(itemId: string, { facts, paths, speech, imageOf }: ItemView): CartItem['alternates'] {
  const locale = contentLocale(speech.locale);
  const other = facts.product(itemId);
  const price =
    other === undefined || other.status !== 'active' || facts.available(itemId) <= 0 || facts.blocked(itemId)
      ? null
      : facts.price(other, 1);
  if (other === undefined || price === null) return [];
  const { title, pack, slug } = other;
  const url = paths.product(slug[locale], itemId);
  return [
    {
      itemId,
      name: title[locale],
      pack: pack?.[locale] ?? null,
      url,
      imageUrl: imageOf(other, locale),
      finalPricePerUnit: dollars(price.each),
    },
  ];
}

export function offersOf(product: ProductFacts, line: CartLine, { facts, childItems, speech }: ItemView): CartItem['offers'] {
  if (product.services.length === 0) return [];
  const chosen = childItems(line.cartItemId);
  return product.services.flatMap((itemId) => {
    const service = facts.product(itemId);
    const price = service === undefined || service.status !== 'active' || chosen.includes(itemId) ? null : facts.price(service, line.qty);
    return service === undefined || price === null
      ? []
      : [{ itemId, name: service.title[contentLocale(speech.locale)], kind: service.kind, finalPricePerUnit: dollars(price.each) }];
  });
}
