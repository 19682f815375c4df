// Times of the cart's surfaces (§9, MINI-2).

/** A line that is taken out fades this long before what is left is shown. */
export const REMOVAL_MS = 1_000;
/** The mini cart waits this long while another flyout is still there. */
export const OPEN_DELAY_MS = 2_000;
/** Adding a furniture service shows its spinner at least this long. */
export const FURNITURE_ADD_MS = 2_000;
/** A removed line can be brought back on the page this long, hovered and focused time not counted (T49). */
export const DELETED_PURGE_MS = 5_000;
/** Where a browser has no idle callback, what may wait is done after this long. */
export const IDLE_FALLBACK_MS = 50;
