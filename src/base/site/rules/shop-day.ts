import { localDay } from '#base/calendar/rules';
import { SHIPPED_SITES } from './site.ts';

/** The day of an instant for what belongs to no single site: tallies, rates, upkeep, stock on its way. All sites share the clock of its zone. */
export const shopDay = (now: Date): string => localDay(now, SHIPPED_SITES['consumer-US'].timeZone);
