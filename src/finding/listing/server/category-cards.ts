// Categories as cards, crumbs and menus, with the number of products that a visit finds; empty ones are omitted.
import type { CategoryCard } from '#finding/listing/contract';
import type { CategoryFacts } from '#goods/catalog/rules';
import type { PictureBook } from '#goods/pictures/server';
import { productsFor, type Catalog, type CatalogView } from '#goods/catalog/server';
import { makeRecentlyUsed } from '#platform/recently-used';

const MOST_KEPT = 500;

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

export type CategoryCards = ReturnType<typeof makeCategoryCards>;

export function makeCategoryCards({ catalog, pictures }: { readonly catalog: Catalog; readonly pictures: PictureBook }) {
  // Counting reads the whole catalogue, so the counts are kept until that changes: those of everybody, and of the accounts that are here.
  const kept = makeRecentlyUsed<ReadonlyMap<string, number>>(MOST_KEPT);
  catalog.onChange(kept.clear);

  /** Number of products by category, subcategories included. */
  const counts = (view: CatalogView): ReadonlyMap<string, number> => kept.of(`${view.currency} ${view.goods}`, () => countIn(view));

  const countIn = (view: CatalogView): ReadonlyMap<string, number> => {
    // Counts every product once; looks up each category's ancestors once.
    const inside = new Map<string, number>();
    for (const product of productsFor(view, catalog)) {
      if (view.isListed(product)) inside.set(product.categoryId, (inside.get(product.categoryId) ?? 0) + 1);
    }
    const counted = new Map<string, number>();
    for (const [categoryId, count] of inside)
      for (const { id } of catalog.categories.path(categoryId)) counted.set(id, (counted.get(id) ?? 0) + count);
    return counted;
  };

  const href = (category: CategoryFacts, { paths, locale }: CatalogView): string => paths.category(category.slug[locale], category.id);
  const crumb = (category: CategoryFacts, view: CatalogView): Crumb => ({ name: category.name[view.locale], href: href(category, view) });

  const children = (id: string | null, view: CatalogView): readonly CategoryFacts[] =>
    catalog.categories.children(id).filter((child) => (counts(view).get(child.id) ?? 0) > 0);

  return {
    counts,
    href,
    children,
    crumbs: (id: string, view: CatalogView): Crumb[] => catalog.categories.path(id).map((category) => crumb(category, view)),
    crumb,
    /** `short`: use the name for the navigation bar. */
    card: (category: CategoryFacts, view: CatalogView, short = false): CategoryCard => ({
      id: category.id,
      name: (short ? category.navName : category.name)[view.locale],
      href: href(category, view),
      image: pictures.category(category.id, category.picture, view.locale),
      count: counts(view).get(category.id) ?? 0,
    }),
  };
}
