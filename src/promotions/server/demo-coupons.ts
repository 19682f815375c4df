// Coupons of the demo shop: one of each kind, one that has ended. Dates are given from the day they are written.
import { addDays } from '#delivery/rules';
import type { Coupon } from '#promotions/rules';
import type { SiteId } from '#site/rules';

const SITES: readonly SiteId[] = ['consumer-US', 'consumer-CA', 'business-US', 'business-CA'];
const ALWAYS = { sites: SITES, categories: [], brands: [], minimum: 0, startsOn: null, endsOn: null, scope: 'basket' } as const;

/** `today` is an ISO date; FALL20 ended five days before it. */
export function demoCoupons(today: string): readonly Coupon[] {
  return [
    {
      ...ALWAYS,
      code: 'PAPER15',
      kind: 'amount',
      value: 1_500,
      minimum: 10_000,
      title: { 'en-US': '$15 off $100', 'fr-CA': '15\u00A0$ de rabais sur 100\u00A0$' },
    },
    {
      ...ALWAYS,
      code: 'WRITE10',
      kind: 'percent',
      value: 1_000,
      scope: 'item',
      categories: ['writing'],
      title: { 'en-US': '10% off writing', 'fr-CA': '10\u00A0% de rabais sur l’écriture' },
    },
    {
      ...ALWAYS,
      code: 'SHIPFREE',
      kind: 'shipping',
      value: 0,
      title: { 'en-US': 'Free delivery', 'fr-CA': 'Livraison gratuite' },
    },
    {
      ...ALWAYS,
      code: 'FALL20',
      kind: 'percent',
      value: 2_000,
      endsOn: addDays(today, -5),
      title: { 'en-US': '20% off', 'fr-CA': '20\u00A0% de rabais' },
    },
  ];
}
