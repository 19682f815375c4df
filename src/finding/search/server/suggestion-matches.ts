// What the beginning of a search finds: completed searches, categories and products.
import type { CategoryCards } from '#finding/listing/server';
import { foldWords } from '#finding/search/rules';
import type { CategoryFacts, ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import { phrasesFor, type Phrase } from './completions.ts';
import type { BuiltSearch } from './open-index.ts';

/** Most that is suggested of each kind. */
export const MOST = { queries: 6, categories: 4, listed: 2, called: 3, products: 5 } as const;

/** What is typed finds the same for everybody who sees the same goods. */
export interface Matches {
  readonly texts: readonly string[];
  /** Those with most goods first. */
  readonly categories: readonly CategoryFacts[];
  readonly products: readonly ProductFacts[];
}

export function matchesOf(
  typed: string,
  { search, phrases, product }: BuiltSearch,
  accepts: (document: number) => boolean,
  view: CatalogView,
  { catalog, cards }: { readonly catalog: Catalog; readonly cards: CategoryCards },
): Matches {
  const queries = phrasesFor(typed, phrases, MOST.queries);
  const [likeliest] = queries;
  // An incomplete word says little, so the products are those of the likeliest completed search.
  const meant = likeliest === undefined || search.endsInWord(typed) ? typed : likeliest.text;
  const { exact, documents, texts } = meaningOf(typed, meant, queries, search, accepts);
  const wanted = foldWords(typed);
  const counts = cards.counts(view);
  const count = (id: string): number => counts.get(id) ?? 0;
  return {
    texts,
    categories: catalog.categories.all
      .filter(
        ({ id, name }) => count(id) > 0 && wanted.every((word) => foldWords(name[view.locale]).some((known) => known.startsWith(word))),
      )
      .sort((a, b) => count(b.id) - count(a.id))
      .slice(0, MOST.categories),
    products: [...new Set([...exact, ...documents])].slice(0, MOST.products).flatMap((document) => product(document) ?? []),
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
