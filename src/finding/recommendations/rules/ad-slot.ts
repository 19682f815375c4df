// How much room a window has for what is paid for (APP-16).

/** The least width of each slot, in px: a window belongs to the widest that it reaches. */
const AD_SLOTS = [1440, 1025, 821, 640] as const;

/** The slot of a width, fractions included; 0 below the narrowest. */
export const adSlotOf = (width: number): number => AD_SLOTS.find((least) => width >= least) ?? 0;

/** A list, by the slot of the window it is shown in; `list` alone where that is not known. */
export const isListPlace = (place: string): boolean => place === 'list' || [0, ...AD_SLOTS].some((slot) => place === `list${slot}`);
