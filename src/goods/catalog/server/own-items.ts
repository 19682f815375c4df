// A shopper's own items: those of their account's contract, and those they bought before.
import type { OwnFilter } from '#goods/catalog/contract';
import type { Visit } from '#platform/visit';
import type { Contracts } from '#goods/pricing/server';
import { isSignedIn } from '#base/shopper/rules';
import { agreedProducts } from './agreed-products.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogView } from './catalog-view.ts';

/** Item numbers by filter. */
export type OwnItems = { readonly [F in OwnFilter]?: ReadonlySet<string> };

export interface OwnFacts {
  readonly contracts: Contracts;
  readonly catalog: Catalog;
  /** Item numbers that an owner has ordered. */
  readonly orderedItems: (ownerId: string) => Promise<readonly string[]>;
}

/** The filters available to a shopper. Reads only their session and their account's cached terms. */
export async function ownFilters(visit: Visit, view: CatalogView, { contracts }: Pick<OwnFacts, 'contracts'>): Promise<OwnFilter[]> {
  const shopper = await visit.shopper();
  if (!isSignedIn(shopper)) return [];
  // Accounts that see only their contract need no such filter.
  const mayFilter = view.contract === null && shopper.permissions.has('G_CSE');
  const hasTerms = mayFilter && (await contracts.ofShopper(shopper)).hasPrices(view.currency);
  return hasTerms ? ['contract', 'bought'] : ['bought'];
}

/** Filters that the shopper does not have are missing. */
export async function ownItems(visit: Visit, view: CatalogView, facts: OwnFacts): Promise<OwnItems> {
  const filters = await ownFilters(visit, view, facts);
  const shopper = await visit.shopper();
  if (shopper === null || filters.length === 0) return {};
  const bought = new Set(await facts.orderedItems(shopper.shopperId));
  const terms = await facts.contracts.ofShopper(shopper);
  return { bought, ...(filters.includes('contract') && { contract: agreedProducts(terms, view.currency, facts.catalog).itemIds }) };
}
