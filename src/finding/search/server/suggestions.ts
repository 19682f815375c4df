// Suggestions while the shopper types: searches, categories and products separately (CAT-7).
import type { Static } from 'typebox';
import type { CategoryCards } from '#finding/listing/server';
import type { Tiles } from '#finding/tiles/server';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { searchContract } from '#finding/search/contract';
import { foldWords } from '#finding/search/rules';
import { phrasesFor, type Phrase } from './completions.ts';
import type { BuiltSearch } from './open-index.ts';
import type { SearchAnswers } from './search-answers.ts';

type Suggestions = Static<(typeof searchContract)['GET /api/suggest']['reply']>;

/** An item on one of the shopper's lists. */
export interface ListedItem {
  readonly itemId: string;
  readonly listName: string;
}

export interface SuggestionFacts {
  readonly catalog: Catalog;
  readonly answers: SearchAnswers;
  readonly presenters: { readonly cards: CategoryCards; readonly tiles: Tiles };
}

/** A word that is still being typed is not corrected to a question. */
const AS_TYPED = (): boolean => true;

const MOST = { queries: 6, categories: 4, listed: 2, called: 3, products: 5 } as const;

export function suggestions(
  typed: string,
  { search, phrases, product }: BuiltSearch,
  accepts: (document: number) => boolean,
  listed: readonly ListedItem[],
  view: CatalogView,
  { catalog, answers, presenters: { cards, tiles } }: SuggestionFacts,
): Suggestions {
  const queries = phrasesFor(typed, phrases, MOST.queries);
  const [likeliest] = queries;
  // An incomplete word says little, so the products are those of the likeliest completed search.
  const meant = likeliest === undefined || search.endsInWord(typed) ? typed : likeliest.text;
  const { exact, documents, texts } = meaningOf(typed, meant, queries, search, accepts);
  const wanted = foldWords(typed);
  const counts = cards.counts(view);
  const count = (id: string): number => counts.get(id) ?? 0;
  const categories = catalog.categories.all
    .filter(({ id, name }) => count(id) > 0 && wanted.every((word) => foldWords(name[view.locale]).some((known) => known.startsWith(word))))
    .sort((a, b) => count(b.id) - count(a.id))
    .slice(0, MOST.categories);
  const begins = (text: string): boolean => {
    const words = foldWords(text);
    return wanted.length > 0 && wanted.every((word) => words.some((known) => known.startsWith(word)));
  };
  // The account's own numbers lead; the view belongs to this visit alone.
  const called = (view.agreed?.itemsCalled(typed) ?? [])
    .flatMap((itemId) => catalog.get(itemId) ?? [])
    .filter(view.isShown)
    .slice(0, MOST.called);
  const own = listed
    .flatMap(({ itemId, listName }) => {
      const onList = catalog.get(itemId);
      return onList !== undefined && view.isListed(onList) && begins(`${onList.title[view.locale]} ${itemId}`)
        ? [{ listName, tile: tiles.tile(onList, view) }]
        : [];
    })
    .slice(0, MOST.listed);
  const found = [...new Set([...exact, ...documents])].slice(0, MOST.products).flatMap((document) => product(document) ?? []);
  const isOwn = new Set(own.map(({ tile }) => tile.itemId));
  return {
    answers: [...answers.to(typed, view, AS_TYPED)],
    listed: own,
    queries: texts.map((text) => ({ text, href: view.paths.search({ q: text }) })),
    categories: categories.map((category) => cards.crumb(category, view)),
    products: [...new Set([...called, ...found])]
      .slice(0, MOST.products)
      .filter(({ itemId }) => !isOwn.has(itemId))
      .map((one) => tiles.tile(one, view)),
  };
}

/** The products for what is typed so far, and searches to suggest. What nothing begins with is corrected as a whole, as search does. */
function meaningOf(
  typed: string,
  meant: string,
  queries: readonly Phrase[],
  search: BuiltSearch['search'],
  accepts: (document: number) => boolean,
) {
  const whole = search.search(typed, { accepts });
  const begun = search.search(meant, { accepts, completeLast: meant === typed });
  const isWhole = begun.documents.length === 0;
  const { documents, correctedTo } = isWhole ? whole : begun;
  const isCorrected = correctedTo !== null && queries.length === 0 && (isWhole || search.endsInWord(typed));
  return { exact: whole.exact, documents, texts: isCorrected ? [correctedTo] : queries.map(({ text }) => text) };
}
