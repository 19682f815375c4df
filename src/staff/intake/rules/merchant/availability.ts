// The availability of a feed's product.
import { done, failed, type Outcome } from '#base/outcome/rules';

export interface Availability {
  readonly state: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  /** The first day of availability, if the feed gives one. */
  readonly day?: string;
  /** Days from today until that day. */
  readonly days?: number;
}

/** As Google and schema.org write them; as Meta, other shops and French feeds do. */
const STATES: ReadonlyMap<string, Availability['state']> = new Map([
  ...(['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const).map((state) => [state, state] as const),
  ...['instock', 'available', 'onlineonly', 'limitedavailability', 'en_stock', 'disponible'].map((word) => [word, 'in_stock'] as const),
  ...['outofstock', 'sold_out', 'soldout', 'discontinued', 'unavailable'].map((word) => [word, 'out_of_stock'] as const),
  ...['rupture_de_stock', 'en_rupture_de_stock', 'epuise', 'non_disponible'].map((word) => [word, 'out_of_stock'] as const),
  ...['pre_order', 'presale', 'precommande'].map((word) => [word, 'preorder'] as const),
  ...['back_order', 'onbackorder', 'on_backorder', 'available_for_order', 'sur_commande'].map((word) => [word, 'backorder'] as const),
]);
const DAY_MS = 86_400_000;

/** A problem is the end of a sentence that begins with "its". `today` is an ISO date. */
export function readAvailability(text: string, date: string, today: string): Outcome<Availability, string> {
  const state = STATES.get(plain(text));
  if (state === undefined) return failed(`availability “${text}” is not one of in_stock, out_of_stock, preorder, backorder`);
  if (state === 'in_stock' || state === 'out_of_stock') return done({ state });
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  const days = day === undefined ? Number.NaN : (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (day === undefined || Number.isNaN(days))
    return failed(
      `availability is “${text}”, which needs an availability_date such as 2027-01-31; without one, write in_stock or out_of_stock`,
    );
  return done({ state, day, days: Math.max(0, Math.round(days)) });
}

/** "https://schema.org/InStock" → "instock", "Épuisé" → "epuise", "In Stock" → "in_stock" */
function plain(text: string): string {
  return text
    .replace(/^https?:\/\/schema\.org\//i, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/g, '_');
}
