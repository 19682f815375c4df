// What is offered while somebody types: searches, categories and products apart (CAT-7).
import type { Static } from 'typebox';
import type { CatalogPresenters, CatalogView, Catalog } from '#catalog/server';
import type { searchContract } from '#search/contract';
import { foldWords } from '#search/rules';
import { phrasesFor } from './phrases.ts';
import type { BuiltSearch } from './search-engine.ts';
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
  const accepts = (document: number): boolean => isFindable(all[document], view);
  const queries = phrasesFor(typed, phrases, MOST.queries);
  const [likeliest] = queries;
  // A word that is still being typed says little: the products shown are those of the search that is likeliest meant.
  const meant = likeliest === undefined || search.endsInWord(typed) ? typed : likeliest.text;
  const { exact } = search.search(typed, { accepts });
  const { documents } = search.search(meant, { accepts, completeLast: meant === typed });
  const wanted = foldWords(typed);
  const counts = cards.counts(view);
  const count = (id: string): number => counts.get(id) ?? 0;
  const categories = catalog.categories.all
    .filter(({ id, name }) => count(id) > 0 && wanted.every((word) => foldWords(name[view.locale]).some((known) => known.startsWith(word))))
    .sort((a, b) => count(b.id) - count(a.id))
    .slice(0, MOST.categories);
  return {
    queries: queries.map(({ text }) => ({ text, href: view.paths.search({ q: text }) })),
    categories: categories.map((category) => cards.crumb(category, view)),
    products: [...new Set([...exact, ...documents])]
      .slice(0, MOST.products)
      .flatMap((document) => all[document] ?? [])
      .map((product) => tiles.tile(product, view)),
  };
}
