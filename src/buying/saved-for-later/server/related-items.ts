// Items that an answer relates to a saved item: alternates, accessories, and what others bought with it.
import type { CartFacts } from '#buying/cart/rules';
import { dollars } from '#buying/cart/server';
import { contentLocale, type ProductFacts } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';
import type { SavedItem as SavedBody } from '#buying/saved-for-later/contract';
import { savedWords } from '#buying/saved-for-later/words';

export interface SavedView {
  readonly visit: Visit;
  readonly facts: CartFacts;
  readonly imageOf: (product: ProductFacts, locale: Locale) => string;
  readonly alsoBought: AlsoBought;
}

/** Items that others bought together with this one, the most frequent first. */
export type AlsoBought = (itemId: string, most: number) => readonly string[];

/** Most related items of one kind. */
const MOST_RELATED = 4;

const LOOKED_THROUGH = 16;

export function relatedOf(product: ProductFacts, view: SavedView): SavedBody['itemDetails']['relatedItems'] {
  const say = sayer(savedWords, view.visit.copyLocale);
  const groups = [
    { type: 'ALTERNATE', title: say('alternateChoices'), ids: product.alternates },
    { type: 'ACCESSORY', title: say('goesWithIt'), ids: product.accessories },
    { type: 'ALSO_BOUGHT', title: say('alsoBought'), ids: alsoBoughtWith(product, view) },
  ];
  return groups.flatMap(({ type, title, ids }) => {
    const items = ids.flatMap((itemId) => relatedItem(itemId, view)).slice(0, MOST_RELATED);
    return items.length === 0 ? [] : [{ type, title, items }];
  });
}

/** Skips items that are sold out, or already named as alternate or accessory. */
function alsoBoughtWith({ itemId, alternates, accessories }: ProductFacts, { alsoBought }: SavedView): readonly string[] {
  const named = new Set([...alternates, ...accessories]);
  return alsoBought(itemId, LOOKED_THROUGH).filter((other) => !named.has(other));
}

function relatedItem(itemId: string, { facts, visit, imageOf }: SavedView) {
  const product = facts.product(itemId);
  const price =
    product === undefined || product.status !== 'active' || facts.available(itemId) <= 0 || facts.blocked(itemId)
      ? null
      : facts.price(product, 1);
  if (product === undefined || price === null) return [];
  const locale = contentLocale(visit.copyLocale);
  return [
    {
      itemId,
      name: product.title[locale],
      url: makePaths(visit.locale).product(product.slug[locale], itemId),
      imageUrl: imageOf(product, locale),
      finalPricePerUnit: dollars(price.each),
    },
  ];
}
