/* oxlint-disable max-lines -- a table of coupons */
// Coupons of the demo shop: one of each kind and problem, one that has ended and one that starts in a year. Dates are relative to the day of seeding.
import { addDays } from '#base/calendar/rules';
import type { Coupon } from '#goods/promotions/rules';

const ALWAYS = { scope: 'basket', conditions: [], exclusive: null, freeItemId: null } as const;

const RUNNING: readonly Coupon[] = [
  {
    ...ALWAYS,
    code: 'PAPER15',
    advertised: true,
    kind: 'amount',
    value: 1_500,
    conditions: [{ code: 'minimumSpend', cents: 10_000 }],
    title: { 'en-US': '$15 off $100', 'fr-CA': '15\u00A0$ de rabais sur 100\u00A0$' },
  },
  {
    ...ALWAYS,
    code: 'WRITE10',
    advertised: true,
    kind: 'percent',
    value: 1_000,
    scope: 'item',
    conditions: [{ code: 'items', items: [], categories: ['writing'], brands: [] }],
    title: { 'en-US': '10% off writing', 'fr-CA': '10\u00A0% de rabais sur l’écriture' },
  },
  {
    // Instant: needs no code.
    ...ALWAYS,
    code: 'NOTES10',
    kind: 'percent',
    value: 1_000,
    scope: 'instant',
    conditions: [{ code: 'items', items: ['298444'], categories: [], brands: [] }],
    title: { 'en-US': '10% off lined notes', 'fr-CA': '10\u00A0% de rabais sur les feuillets lignés' },
  },
  {
    ...ALWAYS,
    code: 'DESK5',
    advertised: true,
    kind: 'percent',
    value: 500,
    scope: 'priorityTwo',
    conditions: [{ code: 'minimumSpend', cents: 5_000 }],
    title: {
      'en-US': '5% off orders from $50, after item coupons',
      'fr-CA': '5\u00A0% de rabais dès 50\u00A0$, après les coupons d’article',
    },
  },
  {
    ...ALWAYS,
    code: 'CHECKOUT5',
    kind: 'amount',
    value: 500,
    scope: 'checkoutOnly',
    conditions: [{ code: 'minimumSpend', cents: 2_500 }],
    title: { 'en-US': '$5 off at checkout', 'fr-CA': '5\u00A0$ de rabais à la caisse' },
  },
  {
    ...ALWAYS,
    code: 'BEST10',
    kind: 'percent',
    value: 1_000,
    exclusive: 'season',
    title: { 'en-US': '10% off', 'fr-CA': '10\u00A0% de rabais' },
  },
  {
    ...ALWAYS,
    code: 'BEST15',
    kind: 'amount',
    value: 1_500,
    exclusive: 'season',
    title: { 'en-US': '$15 off', 'fr-CA': '15\u00A0$ de rabais' },
  },
  {
    ...ALWAYS,
    code: 'PICKUP5',
    advertised: true,
    kind: 'amount',
    value: 500,
    conditions: [{ code: 'delivery', by: 'pickup' }],
    title: { 'en-US': '$5 off what you pick up', 'fr-CA': '5\u00A0$ de rabais sur le ramassage' },
  },
  {
    ...ALWAYS,
    code: 'MEMBER10',
    advertised: true,
    kind: 'percent',
    value: 1_000,
    conditions: [{ code: 'shoppers', kinds: ['member'] }],
    title: { 'en-US': '10% off for members', 'fr-CA': '10\u00A0% de rabais pour les membres' },
  },
  {
    ...ALWAYS,
    code: 'REWARD20',
    kind: 'amount',
    value: 2_000,
    scope: 'rewards',
    conditions: [
      { code: 'rewardsAccount', rewardsNumber: null },
      { code: 'usesPerPerson', most: 1 },
    ],
    title: { 'en-US': '$20 in rewards', 'fr-CA': '20\u00A0$ en récompenses' },
  },
  {
    ...ALWAYS,
    code: 'REWARDKEY',
    kind: 'amount',
    value: 1_000,
    scope: 'rewards',
    conditions: [{ code: 'rewardsAccount', rewardsNumber: '0000000000' }],
    title: { 'en-US': '$10 in rewards of one member', 'fr-CA': '10\u00A0$ en récompenses d’un membre' },
  },
  {
    ...ALWAYS,
    code: 'PENGIFT',
    kind: 'freeItem',
    value: 0,
    freeItemId: '310877',
    conditions: [
      { code: 'shoppers', kinds: ['rewards'] },
      { code: 'usesPerPerson', most: 1 },
    ],
    title: { 'en-US': 'A free pack of pens for rewards members', 'fr-CA': 'Un paquet de stylos offert aux membres Récompenses' },
  },
  {
    ...ALWAYS,
    code: 'NOTEGIFT',
    kind: 'freeItem',
    value: 0,
    freeItemId: '298442',
    conditions: [
      { code: 'shoppers', kinds: ['rewards'] },
      { code: 'segments', segments: ['26'] },
      { code: 'usesPerPerson', most: 1 },
    ],
    title: { 'en-US': 'Free sticky notes for Premium members', 'fr-CA': 'Des feuillets adhésifs offerts aux membres Premium' },
  },
  {
    ...ALWAYS,
    code: 'ONCE5',
    kind: 'amount',
    value: 500,
    conditions: [{ code: 'usesInAll', most: 1 }],
    title: { 'en-US': '$5 off, one order only', 'fr-CA': '5\u00A0$ de rabais, une seule commande' },
  },
  {
    ...ALWAYS,
    code: 'HELLO5',
    advertised: true,
    kind: 'amount',
    value: 500,
    conditions: [{ code: 'usesPerPerson', most: 1 }],
    title: { 'en-US': '$5 off, once per person', 'fr-CA': '5\u00A0$ de rabais, une fois par personne' },
  },
  {
    ...ALWAYS,
    code: 'BIG500',
    kind: 'amount',
    value: 50_000,
    title: { 'en-US': '$500 off', 'fr-CA': '500\u00A0$ de rabais' },
  },
  {
    // Entered by itself for what comes by itself.
    ...ALWAYS,
    code: 'RESTOCK5',
    kind: 'percent',
    value: 500,
    scope: 'item',
    conditions: [{ code: 'autoRestock' }],
    title: { 'en-US': '5% off auto-restock', 'fr-CA': '5\u00A0% de rabais sur le réassort automatique' },
  },
  {
    // Instant: the member price of copy paper (RWD-4).
    ...ALWAYS,
    code: 'MEMBERPAPER',
    kind: 'percent',
    value: 500,
    scope: 'instant',
    conditions: [
      { code: 'items', items: ['246811', '246812', '246813', '246814', '246815'], categories: [], brands: [] },
      { code: 'shoppers', kinds: ['member'] },
    ],
    title: { 'en-US': '5% off paper for members', 'fr-CA': '5\u00A0% de rabais sur le papier pour les membres' },
  },
  {
    ...ALWAYS,
    code: 'SHIPFREE',
    kind: 'shipping',
    value: 0,
    title: { 'en-US': 'Free delivery', 'fr-CA': 'Livraison gratuite' },
  },
];

/** Offers that members turn on (RWD-2). */
const offers = (today: string): readonly Coupon[] => [
  {
    ...ALWAYS,
    code: 'OFFERINK',
    kind: 'percent',
    value: 1_000,
    scope: 'item',
    conditions: [
      { code: 'dates', startsOn: null, endsOn: addDays(today, 41) },
      { code: 'rewardsAccount', rewardsNumber: null },
      { code: 'turnedOn' },
      { code: 'usesPerPerson', most: 1 },
      { code: 'items', items: [], categories: ['ink', 'toner'], brands: [] },
    ],
    title: { 'en-US': '10% off ink and toner, on one order', 'fr-CA': '10\u00A0% de rabais sur l’encre et le toner, pour une commande' },
  },
  {
    ...ALWAYS,
    code: 'OFFERFIVE',
    kind: 'amount',
    value: 500,
    conditions: [
      { code: 'dates', startsOn: null, endsOn: addDays(today, 16) },
      { code: 'rewardsAccount', rewardsNumber: null },
      { code: 'turnedOn' },
      { code: 'usesPerPerson', most: 1 },
      { code: 'minimumSpend', cents: 5_000 },
    ],
    title: { 'en-US': '$5 off your next order of $50', 'fr-CA': '5\u00A0$ de rabais sur votre prochaine commande de 50\u00A0$' },
  },
];

/** `today` is an ISO date; FALL20 ended five days before it, NEXT20 starts a year after it. */
export function demoCoupons(today: string): readonly Coupon[] {
  return [
    ...RUNNING,
    ...offers(today),
    {
      ...ALWAYS,
      code: 'FALL20',
      advertised: true,
      kind: 'percent',
      value: 2_000,
      conditions: [{ code: 'dates', startsOn: null, endsOn: addDays(today, -5) }],
      title: { 'en-US': '20% off', 'fr-CA': '20\u00A0% de rabais' },
    },
    {
      ...ALWAYS,
      code: 'NEXT20',
      advertised: true,
      kind: 'percent',
      value: 2_000,
      conditions: [{ code: 'dates', startsOn: addDays(today, 365), endsOn: null }],
      title: { 'en-US': '20% off, next year', 'fr-CA': '20\u00A0% de rabais, l’an prochain' },
    },
  ];
}
