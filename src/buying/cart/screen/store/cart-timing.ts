// Times of the cart's surfaces (§9, MINI-2).

/** A removed line fades this long before the rest is shown. */
export const REMOVAL_MS = 1_000;
/** The mini cart waits this long while another flyout is open. */
export const OPEN_DELAY_MS = 2_000;
/** Adding a furniture service shows its spinner at least this long. */
export const FURNITURE_ADD_MS = 2_000;
/** How long the page offers to restore a removed line, without hovered and focused time (T49). */
export const DELETED_PURGE_MS = 5_000;
