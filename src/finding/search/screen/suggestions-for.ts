// Loads the suggestions for a typed text: ten rows at most, eight on small screens.
import { isRefusal } from '#base/outcome/rules';
import type { Tile } from '#goods/catalog/contract';
import type { searchContract } from '#finding/search/contract';
import type { Paths } from '#paths';
import { caller } from '#ui/page/call';
import { pastSearchesLike } from './past-searches.ts';
import type { Suggestion } from './suggestion.ts';

const call = caller<typeof searchContract>();

const MOST = { wide: { queries: 4, categories: 2, listed: 2, products: 4 }, narrow: { queries: 4, categories: 2, listed: 1, products: 2 } };

const MOST_PAST = 6;
/** Most past searches next to other suggestions. */
const MOST_PAST_BESIDE = 2;

/** Suggestions for the typed text in display order; none when they fail to load. */
export async function suggestionsFor(typed: string, paths: Paths): Promise<readonly Suggestion[]> {
  const past = pastSearchesLike(typed, typed.trim() === '' ? MOST_PAST : MOST_PAST_BESIDE).map((text) => ({
    kind: 'past' as const,
    text,
    href: paths.search({ q: text }),
  }));
  if (typed.trim() === '') return past;
  const reply = await call('GET /api/suggest', { query: { q: typed.trim().slice(0, 100) } });
  if (isRefusal(reply)) return past;
  const isPast = new Set(past.map(({ text }) => text.toLowerCase()));
  const most = MOST[matchMedia('(width <= 51.25em)').matches ? 'narrow' : 'wide'];
  const listed = reply.listed.slice(0, most.listed);
  return [
    ...reply.answers.map(({ title, href }) => ({ kind: 'answer' as const, text: title, href })),
    ...past,
    ...reply.queries
      .filter(({ text }) => !isPast.has(text.toLowerCase()))
      .slice(0, most.queries - past.length - reply.answers.length)
      .map(({ text, href }) => ({ kind: 'query' as const, text, href })),
    ...reply.categories.slice(0, most.categories).map(({ name, href }) => ({ kind: 'category' as const, text: name, href })),
    ...listed.map(({ tile, listName }) => productRow('listed', tile, listName)),
    ...reply.products.slice(0, most.products - listed.length).map((tile) => productRow('product', tile, null)),
  ];
}

function productRow(kind: 'product' | 'listed', tile: Tile, listName: string | null): Suggestion {
  const { title: text, href, itemId, pack, image, seePriceInCart, price } = tile;
  return { kind, text, href, itemId, pack, picture: image.src, price: seePriceInCart ? null : price, listName };
}
