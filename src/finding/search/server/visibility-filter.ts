// Which documents a visit may find. For views that everybody shares, the result is cached per document; for those of a contract only its products
// are looked at.
import type { ProductFacts } from '#goods/catalog/rules';
import { productsFor, type Catalog, type CatalogView } from '#goods/catalog/server';
import type { BuiltSearch } from './open-index.ts';
import type { SearchEngine } from './search-engine.ts';

export type Accepting = (view: CatalogView) => (document: number) => boolean;

const [UNKNOWN, YES, NO] = [0, 1, 2];

export function makeAccepting(catalog: Catalog, engine: SearchEngine): Accepting {
  let known = new WeakMap<BuiltSearch, Map<string, Uint8Array>>();
  catalog.onChange(() => (known = new WeakMap()));
  return (view) => {
    const built = engine.of(view.locale);
    if (view.contract !== null) {
      const named = placesOf(productsFor(view, catalog));
      return (document) => named.has(built.place(document)) && isFindable(built.product(document), view);
    }
    if (!view.shared) return (document) => isFindable(built.product(document), view);
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

/** By the products of a contract, which are the same list until something changes. */
const placesBy = new WeakMap<readonly ProductFacts[], ReadonlySet<number>>();

function placesOf(products: readonly ProductFacts[]): ReadonlySet<number> {
  let places = placesBy.get(products);
  if (places === undefined) placesBy.set(products, (places = new Set(products.map(({ place }) => place))));
  return places;
}

/** What search finds: listed products, and discontinued ones for shoppers who look for the successor. */
function isFindable(product: ProductFacts | undefined, view: CatalogView): boolean {
  if (product === undefined) return false;
  return product.status === 'discontinued' ? view.isShown(product) : view.isListed(product);
}
