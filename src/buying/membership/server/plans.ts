// The memberships that are sold, from the catalogue.
import { priceFor } from '#goods/pricing/rules';
import { SHIPPED_SITES, type SiteId } from '#base/site/rules';
import { programOf, type Program } from '#buying/cart/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { MembershipDeps } from './membership-deps.ts';

type Shelf = MembershipDeps['catalog'];

export interface Plan {
  readonly program: Program;
  readonly itemId: string;
  readonly cents: number;
}

const found = new WeakMap<Shelf, { readonly version: number; readonly services: readonly ProductFacts[] }>();

/** Memberships and assembly services; looked for again when the catalogue has changed. */
function servicesOf(catalog: Shelf): readonly ProductFacts[] {
  const known = found.get(catalog);
  if (known?.version === catalog.version) return known.services;
  const services = catalog.all().filter(({ kind, status }) => status === 'active' && (kind === 'membership' || kind === 'assembly'));
  found.set(catalog, { version: catalog.version, services });
  return services;
}

/** What is sold as a membership, for its buyer or for somebody else. */
export const membershipItems = (catalog: Shelf): readonly ProductFacts[] => servicesOf(catalog).filter(({ kind }) => kind === 'membership');

/** The price of one on a site, for who has agreed to nothing else; null: it is not sold. */
export function priceOfItem(catalog: Shelf, itemId: string, siteId: SiteId): number | null {
  const product = catalog.get(itemId);
  const buyer = { terms: null, contractOnly: false, byVolume: false, currency: SHIPPED_SITES[siteId].currency };
  return product === undefined || product.status !== 'active' ? null : (priceFor(buyer, product, 1)?.each ?? null);
}

/** The smaller one first. */
export function plansOf(catalog: Shelf, siteId: SiteId): readonly Plan[] {
  const plans = membershipItems(catalog).flatMap((product) => {
    const [program, cents] = [programOf(product), priceOfItem(catalog, product.itemId, siteId)];
    return program === null || cents === null ? [] : [{ program, itemId: product.itemId, cents }];
  });
  return plans.toSorted((a, b) => a.cents - b.cents);
}

/** The cheapest furniture assembly; null: none is sold. */
export function assemblyCents(catalog: Shelf, siteId: SiteId): number | null {
  const prices = servicesOf(catalog).flatMap(({ kind, itemId }) =>
    kind === 'assembly' ? (priceOfItem(catalog, itemId, siteId) ?? []) : [],
  );
  return prices.length === 0 ? null : Math.min(...prices);
}
