// Handlers of the compare contract: tiles from memory, the specifications of all products in one statement.
import type { ProductFacts } from '#goods/catalog/rules';
import {
  catalogView,
  facetLabel,
  ownCatalogView,
  productsFor,
  specificationsOf,
  type Catalog,
  type CatalogView,
} from '#goods/catalog/server';
import type { Tiles } from '#finding/tiles/server';
import type { compareContract } from '#finding/compare/contract';
import { colorInName, comparedRows } from '#finding/compare/rules';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { Contracts } from '#goods/pricing/server';

export interface CompareFacts {
  readonly db: Queries;
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly presenters: { readonly tiles: Tiles };
}

const MOST_ALTERNATES = 12;

export function compareHandlers({ db, catalog, contracts, presenters: { tiles } }: CompareFacts): Handlers<typeof compareContract> {
  const shown = (itemIds: readonly string[], view: CatalogView): readonly ProductFacts[] =>
    [...new Set(itemIds)].flatMap((itemId) => catalog.get(itemId) ?? []).filter(view.isShown);
  const colorOf = makeColorOf(catalog);
  return {
    'POST /api/compare': async ({ body, visit }) => {
      const view = await catalogView(visit, contracts);
      const products = shown(body.itemIds, view);
      const specs = await specificationsOf(
        products.map(({ itemId }) => itemId),
        view.locale,
        db,
      );
      return {
        tiles: products.map((product) => tiles.tile(product, view)),
        rows: comparedRows(products.map((product) => withColor(specs.get(product.itemId) ?? [], colorOf(product, view), view))).map(
          (row) => ({ ...row, values: [...row.values] }),
        ),
      };
    },

    'POST /api/compare/alternates': async ({ body, visit }) => {
      const view = await ownCatalogView(visit, contracts);
      const compared = shown(body.itemIds, view);
      const isWanted = (product: ProductFacts): boolean => !body.itemIds.includes(product.itemId) && view.isListed(product);
      const alike = compared.map(({ alternates, categoryId }) => [
        ...new Set([
          ...alternates.flatMap((itemId) => catalog.get(itemId) ?? []).filter(isWanted),
          ...productsFor(view, catalog, categoryId).values().filter(isWanted).take(MOST_ALTERNATES),
        ]),
      ]);
      const found = new Set(takenInTurn(alike));
      return { tiles: [...found].slice(0, MOST_ALTERNATES).map((product) => tiles.tile(product, view)) };
    },
  };
}

type Specs = readonly { readonly label: string; readonly value: string }[];

/** The specifications with the product's color, where they do not state one themselves. */
function withColor(specs: Specs, color: string | null, { say }: CatalogView): Specs {
  const label = facetLabel('color', say);
  return color === null || specs.some((spec) => spec.label === label) ? specs : [...specs, { label, value: color }];
}

/** A product's color: the one to filter by, else the one in its name, of those that the catalogue knows. */
function makeColorOf(catalog: Catalog): (product: ProductFacts, view: CatalogView) => string | null {
  const known = new Map<CatalogView['locale'], ReadonlySet<string>>();
  catalog.onChange(() => known.clear());
  return (product, { locale }) => {
    const own = product.facets['color']?.[locale];
    if (own !== undefined) return own;
    let colors = known.get(locale);
    if (colors === undefined) known.set(locale, (colors = new Set(catalog.all().flatMap(({ facets }) => facets['color']?.[locale] ?? []))));
    return colorInName(product.title[locale], colors);
  };
}

/** Round-robin: the first of each list, then the second of each, so that every compared product is represented. */
function takenInTurn(lists: readonly (readonly ProductFacts[])[]): readonly ProductFacts[] {
  return Array.from({ length: MOST_ALTERNATES }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
