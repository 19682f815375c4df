// Placements of recommendations with their schemes and headings (REC-1, REC-2): one list for screens and calls.

/** How a row was found; its heading says the same. */
export type Scheme = 'alsoBought' | 'recommendedForYou' | 'recentlyPurchased' | 'considerThese' | 'alternates' | 'sponsored';

/** Whether this is a known scheme. */
export const isKnownScheme = (name: string): name is Scheme =>
  Object.values(PLACEMENTS).some(({ schemes }) => schemes.some((known) => known === name));

export interface Placement {
  /** Number of products in a row. */
  readonly count: number;
  /** Tried in this order until one finds enough products. */
  readonly schemes: readonly Scheme[];
}

const CHECKOUT = 12;
const GENERAL = 25;
const CART_OVERLAY = 10;

export const PLACEMENTS = {
  /** A product's page has as many as the checkout: it is the most visited page, and cached for everybody. */
  product: { count: CHECKOUT, schemes: ['alsoBought', 'considerThese'] },
  cart: { count: CHECKOUT, schemes: ['alsoBought', 'recommendedForYou', 'considerThese'] },
  checkout: { count: CHECKOUT, schemes: ['alsoBought', 'recommendedForYou'] },
  emptyCart: { count: GENERAL, schemes: ['recentlyPurchased', 'recommendedForYou'] },
  home: { count: GENERAL, schemes: ['recommendedForYou'] },
  /** The home page's own row of what the shopper orders again. */
  again: { count: CHECKOUT, schemes: ['recentlyPurchased'] },
  nothingFound: { count: GENERAL, schemes: ['recommendedForYou', 'recentlyPurchased'] },
  cartOverlay: { count: CART_OVERLAY, schemes: ['alsoBought', 'considerThese'] },
  outOfStock: { count: CART_OVERLAY, schemes: ['alternates', 'considerThese'] },
  discovery: { count: GENERAL, schemes: ['recommendedForYou', 'alsoBought', 'considerThese'] },
  sponsored: { count: CART_OVERLAY, schemes: ['sponsored'] },
} as const satisfies Record<string, Placement>;

export type PlacementName = keyof typeof PLACEMENTS;
const PLACEMENT_NAMES: readonly PlacementName[] = Object.keys(PLACEMENTS) as PlacementName[]; // the keys of the list above

/** Fewer products make no row; sponsored products, and goods to buy again, are shown in any number. */
export const LEAST_IN_ROW = 3;

/** How often a placement is refilled while its page is open, when its items have changed (§9). */
export const MOST_RESETS = 50;

/** Returns a function that tells, at each fill, whether it is still allowed: once, plus the refills (REC-2). */
export function makeFillings(): () => boolean {
  let filled = 0;
  return () => {
    if (filled > MOST_RESETS) return false;
    filled += 1;
    return true;
  };
}

/** Code of an empty response. */
export const NO_RESPONSE = 'ATC_SPARX_NO_RESPONSE';

/** The placement for a caller's name (`context`, or the first of its `mboxes`); `discovery` for an unknown one. */
export function placementOf(name: string | undefined): PlacementName {
  const wanted = (name ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
  return PLACEMENT_NAMES.find((known) => known.toLowerCase() === wanted) ?? CALLED.get(wanted) ?? 'discovery';
}

/** The specification's page types with their placements. */
const CALLED: ReadonlyMap<string, PlacementName> = new Map(
  Object.entries({
    sku: 'product',
    pdp: 'product',
    atc: 'cartOverlay',
    addtocart: 'cartOverlay',
    oos: 'outOfStock',
    search: 'nothingFound',
  }),
);
