// Where recommendations stand, what stands there, and under which heading (REC-1, REC-2): one list for screens and calls.

/** How a row came about; its heading says nothing else. */
export type Scheme = 'alsoBought' | 'recommendedForYou' | 'recentlyPurchased' | 'considerThese' | 'alternates' | 'sponsored';

/** Whether a row may say that it came about so. */
export const isKnownScheme = (name: string): name is Scheme =>
  Object.values(PLACEMENTS).some(({ schemes }) => schemes.some((known) => known === name));

export interface Placement {
  /** Products in a row. */
  readonly count: number;
  /** The first that finds enough is shown; the others are its fallbacks, in this order. */
  readonly schemes: readonly Scheme[];
}

const CHECKOUT = 12;
const GENERAL = 25;
const CART_OVERLAY = 10;

export const PLACEMENTS = {
  /** A product's page holds as many as the checkout: it is seen most, and kept for everybody. */
  product: { count: CHECKOUT, schemes: ['alsoBought', 'considerThese'] },
  cart: { count: CHECKOUT, schemes: ['alsoBought', 'recommendedForYou', 'considerThese'] },
  checkout: { count: CHECKOUT, schemes: ['alsoBought', 'recommendedForYou'] },
  emptyCart: { count: GENERAL, schemes: ['recentlyPurchased', 'recommendedForYou'] },
  home: { count: GENERAL, schemes: ['recommendedForYou', 'recentlyPurchased'] },
  nothingFound: { count: GENERAL, schemes: ['recommendedForYou', 'recentlyPurchased'] },
  cartOverlay: { count: CART_OVERLAY, schemes: ['alsoBought', 'considerThese'] },
  outOfStock: { count: CART_OVERLAY, schemes: ['alternates', 'considerThese'] },
  discovery: { count: GENERAL, schemes: ['recommendedForYou', 'alsoBought', 'considerThese'] },
  sponsored: { count: CART_OVERLAY, schemes: ['sponsored'] },
} as const satisfies Record<string, Placement>;

export type PlacementName = keyof typeof PLACEMENTS;
const PLACEMENT_NAMES: readonly PlacementName[] = Object.keys(PLACEMENTS) as PlacementName[]; // the keys of the list above

/** Fewer make no row; what is paid for is shown however few it is. */
export const LEAST_IN_ROW = 3;

/** How often a place is filled anew while its page is open, for what it is about has changed (§9). */
export const MOST_RESETS = 50;

/** Tells, each time a place is to be filled, whether it still may be: once, and then as often as it may be filled anew (REC-2). */
export function makeFillings(): () => boolean {
  let filled = 0;
  return () => {
    if (filled > MOST_RESETS) return false;
    filled += 1;
    return true;
  };
}

/** What an empty answer is recorded as. */
export const NO_RESPONSE = 'ATC_SPARX_NO_RESPONSE';

/** A placement of a call's own names (`context`, or the first of its `mboxes`); `discovery` where it is none of ours. */
export function placementOf(name: string | undefined): PlacementName {
  const wanted = (name ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
  return PLACEMENT_NAMES.find((known) => known.toLowerCase() === wanted) ?? CALLED.get(wanted) ?? 'discovery';
}

/** Page types of the specification, and what they are here. */
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
