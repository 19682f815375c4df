// Suggestions while the shopper types: searches, categories and products separately (CAT-7).
import type { Static } from 'typebox';
import type { CategoryCards } from '#finding/listing/server';
import type { Tiles } from '#finding/tiles/server';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { searchContract } from '#finding/search/contract';
import { foldWords } from '#finding/search/rules';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { SearchAnswers } from './search-answers.ts';
import type { SearchEngine } from './search-engine.ts';
import { matchesOf, MOST, type Matches } from './suggestion-matches.ts';
import { makeAccepting } from './visibility-filter.ts';

type Suggestions = Static<(typeof searchContract)['GET /api/suggest']['reply']>;

/** An item on one of the shopper's lists. */
export interface ListedItem {
  readonly itemId: string;
  readonly listName: string;
}

export interface SuggestionFacts {
  readonly catalog: Catalog;
  readonly engine: SearchEngine;
  readonly answers: SearchAnswers;
  readonly presenters: { readonly cards: CategoryCards; readonly tiles: Tiles };
}

/** A word that is still being typed is not corrected to a question. */
const AS_TYPED = (): boolean => true;

/** Beginnings of words that many shoppers type. */
const MOST_KEPT = 2_000;

/** Answers what is typed so far; what it finds is kept until the catalogue or the index changes. */
export function makeSuggestions(facts: SuggestionFacts) {
  const { catalog, engine } = facts;
  const kept = makeRecentlyUsed<Matches>(MOST_KEPT);
  catalog.onChange(kept.clear);
  engine.onChange(kept.clear);
  const accepting = makeAccepting(catalog, engine);
  return (typed: string, listed: readonly ListedItem[], view: CatalogView): Suggestions => {
    const key = `${view.currency} ${view.goods} ${view.locale} ${typed}`;
    const found = kept.of(key, () =>
      matchesOf(typed, engine.of(view.locale), accepting(view), view, { catalog, cards: facts.presenters.cards }),
    );
    return suggestions(typed, found, listed, view, facts);
  };
}

function suggestions(
  typed: string,
  { texts, categories, products }: Matches,
  listed: readonly ListedItem[],
  view: CatalogView,
  { catalog, answers, presenters: { cards, tiles } }: SuggestionFacts,
): Suggestions {
  const wanted = foldWords(typed);
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
  const isOwn = new Set(own.map(({ tile }) => tile.itemId));
  return {
    answers: [...answers.to(typed, view, AS_TYPED)],
    listed: own,
    queries: texts.map((text) => ({ text, href: view.paths.search({ q: text }) })),
    categories: categories.map((category) => cards.crumb(category, view)),
    products: [...new Set([...called, ...products])]
      .slice(0, MOST.products)
      .filter(({ itemId }) => !isOwn.has(itemId))
      .map((one) => tiles.tile(one, view)),
  };
}
