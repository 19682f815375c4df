// Addresses that count views and clicks of a sponsored item: whoever pays for a place sees whether it is worth it (REC-2).
import type { Static } from 'typebox';
import type { TileDataItem } from '#finding/tiles/contract';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, CatalogView } from '#goods/catalog/server';
import type { Site } from '#base/site/rules';

/** Today's sponsored items of a list. */
export type Sponsored = (list: {
  readonly tenant: Site['tenant'];
  readonly categories: readonly string[];
  readonly query: string;
}) => readonly { readonly itemId: string; readonly sponsorshipId: string }[];

type Beacons = Pick<Static<typeof TileDataItem>, 'isSSPT' | 'impBeacon' | 'clickBeacon'>;

const NOT_SPONSORED: Beacons = { isSSPT: false, impBeacon: null, clickBeacon: null };

/** Of an item that is sponsored today in a list of its categories. */
export function beaconsOf(
  { itemId, categoryId }: ProductFacts,
  { site }: CatalogView,
  { catalog, sponsored }: { readonly catalog: Catalog; readonly sponsored: Sponsored },
): Beacons {
  const categories = catalog.categories.path(categoryId).map(({ id }) => id);
  const paid = sponsored({ tenant: site.tenant, categories, query: '' }).find((one) => one.itemId === itemId);
  return paid === undefined ? NOT_SPONSORED : sponsoredBeacons(itemId, paid.sponsorshipId);
}

/** Under the name that the sponsorship has in lists. */
export function sponsoredBeacons(itemId: string, sponsorshipId: string) {
  const beacon = (kind: string): string =>
    `/api/recommendations/beacon?${new URLSearchParams({ kind, place: 'sponsored', scheme: `sponsored.${sponsorshipId}`, item: itemId })}`;
  return { isSSPT: true, impBeacon: beacon('seen'), clickBeacon: beacon('opened') };
}
