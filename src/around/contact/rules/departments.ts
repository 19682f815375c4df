// The desks that answer a chat, and how long a page waits for it (HDR-4).
import type { Tenant } from '#base/site/rules';

/** The desk for businesses. */
const BUSINESS_DEPARTMENT = 8;

/** The desks that a chat on a site can go to; none on the consumer site, where any free colleague answers. */
export const departmentsOf = (tenant: Tenant): readonly number[] => (tenant === 'business' ? [BUSINESS_DEPARTMENT] : []);

/** A drawer looks for the widget every 10 ms, 2,000 times (§9). */
export const WIDGET_WAIT = { everyMs: 10, tries: 2_000 } as const;
