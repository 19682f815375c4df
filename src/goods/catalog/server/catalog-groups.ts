// Products in order of popularity: all, by category and by SKU set. Built in steps so that requests are served in between; a change of some products
// moves only those.
import { setImmediate as breathe } from 'node:timers/promises';
import { byPopularity, type CategoryTree, type ProductFacts } from '#goods/catalog/rules';

export interface CatalogGroups {
  readonly all: readonly ProductFacts[];
  readonly byCategory: ReadonlyMap<string, readonly ProductFacts[]>;
  readonly bySet: ReadonlyMap<string, readonly ProductFacts[]>;
}

export const NO_GROUPS: CatalogGroups = { all: [], byCategory: new Map(), bySet: new Map() };

/** Products of one step, about ten milliseconds. */
const STEP = 8_000;

export async function groupsOf(products: readonly ProductFacts[], categories: CategoryTree): Promise<CatalogGroups> {
  const all = await ordered(products);
  const byCategory = new Map<string, ProductFacts[]>();
  const bySet = new Map<string, ProductFacts[]>();
  for (const [at, product] of all.entries()) {
    for (const { id } of categories.path(product.categoryId)) add(byCategory, id, product);
    if (product.variantSet !== null) add(bySet, product.variantSet, product);
    if (at % STEP === STEP - 1) await breathe();
  }
  return { all, byCategory, bySet };
}

function add(groups: Map<string, ProductFacts[]>, key: string, product: ProductFacts): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [product]);
  else group.push(product);
}

async function ordered(products: readonly ProductFacts[]): Promise<readonly ProductFacts[]> {
  let parts: (readonly ProductFacts[])[] = [];
  for (let at = 0; at < products.length; at += STEP) {
    parts.push(products.slice(at, at + STEP).sort(byPopularity));
    await breathe();
  }
  while (parts.length > 1) {
    const pairs: (readonly ProductFacts[])[] = [];
    for (let at = 0; at < parts.length; at += 2) {
      pairs.push(merged(parts[at] ?? [], parts[at + 1] ?? []));
      await breathe();
    }
    parts = pairs;
  }
  return parts[0] ?? [];
}

/** Merges two sorted lists. */
function merged(left: readonly ProductFacts[], right: readonly ProductFacts[]): readonly ProductFacts[] {
  if (right.length === 0) return left;
  const both: ProductFacts[] = [];
  let at = 0;
  for (const product of left) {
    for (let next = right[at]; next !== undefined && byPopularity(next, product) < 0; next = right[at]) {
      both.push(next);
      at += 1;
    }
    both.push(product);
  }
  return [...both, ...right.slice(at)];
}

/** The groups after some products have gone and others come; a changed product is in both lists. */
export function regrouped(
  { all, byCategory, bySet }: CatalogGroups,
  gone: readonly ProductFacts[],
  come: readonly ProductFacts[],
  categories: CategoryTree,
): CatalogGroups {
  const fresh = new Set(come);
  // A removed product sorts before its replacement.
  const moved = [...gone, ...come].sort(byPopularity);
  const inGroups = (
    groups: ReadonlyMap<string, readonly ProductFacts[]>,
    keysOf: (product: ProductFacts) => readonly string[],
  ): ReadonlyMap<string, readonly ProductFacts[]> => {
    const next = new Map(groups);
    for (const key of new Set(moved.flatMap(keysOf))) {
      const here = moved.filter((product) => keysOf(product).includes(key));
      const list = changed(groups.get(key) ?? [], here, fresh);
      if (list.length === 0) next.delete(key);
      else next.set(key, list);
    }
    return next;
  };
  return {
    all: changed(all, moved, fresh),
    byCategory: inGroups(byCategory, ({ categoryId }) => categories.path(categoryId).map(({ id }) => id)),
    bySet: inGroups(bySet, ({ variantSet }) => (variantSet === null ? [] : [variantSet])),
  };
}

/** A sorted list after removals and (sorted) additions; compares products only around their places. */
function changed(list: readonly ProductFacts[], moved: readonly ProductFacts[], fresh: ReadonlySet<ProductFacts>): readonly ProductFacts[] {
  const next: ProductFacts[] = [];
  let from = 0;
  for (const product of moved) {
    const to = placeOf(product, list, from);
    for (const stays of list.slice(from, to)) next.push(stays);
    if (fresh.has(product)) next.push(product);
    from = list[to] === product ? to + 1 : to;
  }
  for (const stays of list.slice(from)) next.push(stays);
  return next;
}

function placeOf(product: ProductFacts, list: readonly ProductFacts[], from: number): number {
  let [low, high] = [from, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = list[middle];
    if (there !== undefined && byPopularity(there, product) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
