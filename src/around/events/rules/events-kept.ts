/** How long the shop's own table keeps events. */
export const EVENTS_KEPT_DAYS = 90;
