// What is offered while somebody types: searches, categories and products apart (CAT-7).
import type { Static } from 'typebox';
import type { CatalogPresenters, CatalogView, Catalog } from '#catalog/server';
import type { searchContract } from '#search/contract';
import { foldWords } from '#search/rules';
import { phrasesFor } from './phrases.ts';
import type { BuiltSearch } from './build-indexes.ts';
import { isFindable } from './search-results.ts';

type Suggestions = Static<(typeof searchContract)['GET /api/suggest']['reply']>;

const MOST = { queries: 6, categories: 4, products: 5 } as const;

export function suggestions(
  typed: string,
  { search, phrases, products }: BuiltSearch,
  view: CatalogView,
  catalog: Catalog,
  { cards, tiles }: CatalogPresenters,
): Suggestions {
  const all = products();
  const { documents } = search.search(typed, { accepts: (document) => isFindable(all[document], view), completeLast: true });
  const wanted = foldWords(typed);
  const counts = cards.counts(view);
  const count = (id: string): number => counts.get(id) ?? 0;
  const categories = catalog.categories.all
    .filter(({ id, name }) => count(id) > 0 && wanted.every((word) => foldWords(name[view.locale]).some((known) => known.startsWith(word))))
    .sort((a, b) => count(b.id) - count(a.id))
    .slice(0, MOST.categories);
  return {
    queries: phrasesFor(typed, phrases, MOST.queries).map(({ text }) => ({ text, href: view.paths.search({ q: text }) })),
    categories: categories.map((category) => cards.crumb(category, view)),
    products: documents
      .slice(0, MOST.products)
      .flatMap((document) => all[document] ?? [])
      .map((product) => tiles.tile(product, view)),
  };
}
