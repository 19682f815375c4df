// The places of pages that content fills, and how a piece of content looks there (HDR-2, HDR-3).

/** topHat: the line above the header. flyout: below the departments' menu. adSlot: above a list of products. landing: a page of its own. */
export const SLOTS = ['homeHero', 'homeGrid', 'topHat', 'flyout', 'adSlot', 'landing'] as const;
export type Slot = (typeof SLOTS)[number];

/** How many pieces a slot shows at once. */
export const MOST_SHOWN: Readonly<Record<Slot, number>> = { homeHero: 1, homeGrid: 12, topHat: 1, flyout: 1, adSlot: 1, landing: 30 };

export const LAYOUTS = ['hero', 'twoAcross', 'threeAcross', 'fourAcross', 'fullBleed', 'promoMessage'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The ground and what stands on it. desk: the shop's own drawing of a desk, on ink; iconCard: a small card with a short headline. */
export const THEMES = ['paper', 'ink', 'ball', 'manila', 'desk', 'iconCard'] as const;
export type Theme = (typeof THEMES)[number];

/** Screen sizes (APP-16), widest first. */
export const SCREENS = ['lg', 'md', 'sm', 'xs'] as const;
export type Screen = (typeof SCREENS)[number];

/** First width in px of each size. */
export const SCREEN_STARTS: Readonly<Record<Screen, number>> = { lg: 1025, md: 821, sm: 601, xs: 0 };

/** Sizes of a slot's pictures by their first width in px, widest first: an ad slot has widths of its own (§2). */
export const PICTURE_STARTS: Readonly<Record<'page' | 'adSlot', Readonly<Record<PictureSize, number>>>> = {
  page: { xl: 1440, lg: 1025, md: 821, sm: 601, xs: 0 },
  adSlot: { xl: 1440, lg: 1025, md: 821, sm: 640, xs: 0 },
};
export const PICTURE_SIZES = ['xl', 'lg', 'md', 'sm', 'xs'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Columns of 12 that a piece may take. */
export const SPANS = [3, 4, 6, 8, 12] as const;

const NAMED: ReadonlyMap<string, Slot> = new Map(SLOTS.map((slot) => [slot, slot]));

/** The slots that a list of names asks for, each once; other words name none. */
export const slotsIn = (names: string): readonly Slot[] => [...new Set(names.split(',').flatMap((name) => NAMED.get(name.trim()) ?? []))];
