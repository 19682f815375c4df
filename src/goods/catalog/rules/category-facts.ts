// The category tree for navigation, listings and search.
import type { PictureRecord } from './catalog-record.ts';
import type { Localized } from './product-facts.ts';

export interface CategoryFacts {
  readonly id: string;
  readonly parentId: string | null;
  readonly order: number;
  readonly name: Localized;
  /** Short name for the navigation bar. */
  readonly navName: Localized;
  readonly intro: Localized | null;
  readonly slug: Localized;
  readonly picture: PictureRecord | null;
}

export interface CategoryTree {
  get(id: string): CategoryFacts | undefined;
  /** Direct subcategories in their own order; of null, the departments. */
  children(id: string | null): readonly CategoryFacts[];
  /** From the department down to the category itself; empty when unknown. */
  path(id: string): readonly CategoryFacts[];
  readonly all: readonly CategoryFacts[];
}

export function makeCategoryTree(categories: readonly CategoryFacts[]): CategoryTree {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const below = new Map<string | null, CategoryFacts[]>();
  for (const category of [...categories].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))) {
    // A category without its parent becomes a department, so that it stays reachable.
    const parent = category.parentId !== null && byId.has(category.parentId) ? category.parentId : null;
    const siblings = below.get(parent);
    if (siblings === undefined) below.set(parent, [category]);
    else siblings.push(category);
  }
  // Computed once, because every product of every list needs its path.
  const paths = new Map(categories.map(({ id }) => [id, pathOf(id, byId)]));
  return {
    all: categories,
    get: (id) => byId.get(id),
    children: (id) => below.get(id) ?? [],
    path: (id) => paths.get(id) ?? NO_PATH,
  };
}

const NO_PATH: readonly CategoryFacts[] = [];

function pathOf(id: string, byId: ReadonlyMap<string, CategoryFacts>): readonly CategoryFacts[] {
  const path: CategoryFacts[] = [];
  // A cycle of parents, which the database does not prevent, ends where it began.
  for (let at = byId.get(id); at !== undefined && !path.includes(at); at = at.parentId === null ? undefined : byId.get(at.parentId))
    path.unshift(at);
  return path;
}
