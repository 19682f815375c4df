// Which documents a visit may find. For views that everybody shares, the result is cached per document.
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { BuiltSearch } from './open-index.ts';
import type { SearchEngine } from './search-engine.ts';

export type Accepting = (view: CatalogView) => (document: number) => boolean;

const [UNKNOWN, YES, NO] = [0, 1, 2];

export function makeAccepting(catalog: Catalog, engine: SearchEngine): Accepting {
  let known = new WeakMap<BuiltSearch, Map<string, Uint8Array>>();
  catalog.onChange(() => (known = new WeakMap()));
  return (view) => {
    const built = engine.of(view.locale);
    if (view.contract !== null) return (document) => isFindable(built.product(document), view);
    const byCurrency = known.get(built) ?? new Map<string, Uint8Array>();
    known.set(built, byCurrency);
    const answers = byCurrency.get(view.currency) ?? new Uint8Array(built.search.index.count);
    byCurrency.set(view.currency, answers);
    return (document) => {
      if (answers[document] === UNKNOWN) answers[document] = isFindable(built.product(document), view) ? YES : NO;
      return answers[document] === YES;
    };
  };
}

/** What search finds: listed products, and discontinued ones for shoppers who look for the successor. */
function isFindable(product: ProductFacts | undefined, view: CatalogView): boolean {
  if (product === undefined) return false;
  return product.status === 'discontinued' ? view.isShown(product) : view.isListed(product);
}
