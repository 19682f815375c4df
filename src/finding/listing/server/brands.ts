// Brands with their pages: found by the name in an address, with all their products (CAT-2).
import { brandSlug, isSold, type ProductFacts } from '#goods/catalog/rules';
import type { Currency } from '#base/money/rules';
import { productsFor, type Catalog, type CatalogView } from '#goods/catalog/server';

export interface Brand {
  readonly slug: string;
  /** The most common spelling among its products. */
  readonly name: string;
  /** Listed or not, in every country, most popular first. */
  readonly products: readonly ProductFacts[];
  /** Currencies in which any of them is sold. */
  readonly currencies: ReadonlySet<Currency>;
}

export interface Brands {
  all(): readonly Brand[];
  /** By the name in its address. */
  get(slug: string): Brand | undefined;
  /** The brand's products among those of a view (`productsFor`), listed or not. */
  productsOf(brand: Brand, view: CatalogView, categoryId?: string): readonly ProductFacts[];
}

/** Groups products by brand at the first use after a change. */
export function makeBrands(catalog: Catalog): Brands {
  let made: { readonly version: number; readonly bySlug: ReadonlyMap<string, Brand> } | undefined;
  // Many thousand products share a few names.
  const slugs = new Map<string, string | null>();
  const slugOf = (brand: string): string | null => {
    let slug = slugs.get(brand);
    if (slug === undefined) slugs.set(brand, (slug = brandSlug(brand)));
    return slug;
  };
  const current = (): ReadonlyMap<string, Brand> => {
    if (made?.version !== catalog.version) {
      const groups = Map.groupBy(catalog.all(), ({ brand }) => slugOf(brand));
      const brands = [...groups].flatMap(([slug, products]) =>
        slug === null ? [] : [{ slug, name: nameOf(products), products, currencies: currenciesOf(products) }],
      );
      made = { version: catalog.version, bySlug: new Map(brands.map((brand) => [brand.slug, brand])) };
    }
    return made.bySlug;
  };
  return {
    all: () => [...current().values()],
    get: (slug) => current().get(slug),
    productsOf: ({ slug, products }, view, categoryId) =>
      view.contract === null && categoryId === undefined
        ? products
        : productsFor(view, catalog, categoryId).filter(({ brand }) => slugOf(brand) === slug),
  };
}

const CURRENCIES: readonly Currency[] = ['USD', 'CAD'];

function currenciesOf(products: readonly ProductFacts[]): ReadonlySet<Currency> {
  return new Set(CURRENCIES.filter((currency) => products.some((product) => isSold(product, currency))));
}

function nameOf(products: readonly ProductFacts[]): string {
  const counts = new Map<string, number>();
  for (const { brand } of products) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  let most = '';
  for (const [name, count] of counts) if (count > (counts.get(most) ?? 0)) most = name;
  return most;
}
