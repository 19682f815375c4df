// Ad slots by window width (APP-16).

/** Least width of each slot in px, the widest first. */
const AD_SLOTS = [1440, 1025, 821, 640] as const;

/** The slot of a width; 0 below the narrowest. */
export const adSlotOf = (width: number): number => AD_SLOTS.find((least) => width >= least) ?? 0;

/** Whether this is a list's place: with a slot, or just `list` when the width is unknown. */
export const isListPlace = (place: string): boolean => place === 'list' || [0, ...AD_SLOTS].some((slot) => place === `list${slot}`);
