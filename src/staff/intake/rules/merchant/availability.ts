// The availability of a feed's product.
import { done, failed, type Outcome } from '#base/outcome/rules';

export interface Availability {
  readonly state: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  /** The first day of availability, if the feed gives one. */
  readonly day?: string;
  /** Days from today until that day. */
  readonly days?: number;
}

const STATES: readonly string[] = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] satisfies Availability['state'][];
const DAY_MS = 86_400_000;

/** A problem is the end of a sentence that begins with "its". `today` is an ISO date. */
export function readAvailability(text: string, date: string, today: string): Outcome<Availability, string> {
  const state = text
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace('pre_order', 'preorder')
    .replace('back_order', 'backorder');
  if (!isState(state)) return failed(`availability “${text}” is not one of ${STATES.join(', ')}`);
  if (state === 'in_stock' || state === 'out_of_stock') return done({ state });
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  const days = day === undefined ? Number.NaN : (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (day === undefined || Number.isNaN(days))
    return failed(`availability is ${state}, which needs an availability_date such as 2027-01-31`);
  return done({ state, day, days: Math.max(0, Math.round(days)) });
}

function isState(text: string): text is Availability['state'] {
  return STATES.includes(text);
}
