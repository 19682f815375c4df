// The figures in the articles: from the rules that cart, checkout, orders and accounts go by.
import { CONTACT_KEPT_DAYS } from '#around/contact/rules';
import type { contentContract } from '#around/content/contract';
import { MOST_ITEMS, MOST_LISTS } from '#buying/lists/rules';
import { RETURN_DAYS } from '#buying/orders/rules';
import { MAX_GIFT_CARDS } from '#buying/payment/rules';
import { EARNS, TIERS, type Tier } from '#buying/rewards/rules';
import { MOST_CARDS } from '#buying/saved-cards/rules';
import { formatPrice, formatTime, type CopyLocale } from '#base/locale/rules';
import type { Site } from '#base/site/rules';
import {
  areaFeeOf,
  CALENDAR_DAYS,
  PICKUP_HOLD_DAYS,
  PICKUP_MINUTES,
  REMOTE_DAYS,
  SAME_DAY_BY,
  SAME_DAY_CUTOFF,
} from '#goods/delivery/rules';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { ACTING_MINUTES, RECORD_DAYS } from '#people/representatives/rules';
import { MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import type { ReplyOf } from '#ui/page/page-visit';

export type Seller = ReplyOf<(typeof contentContract)['GET /api/seller']>;

export function articleFigures(site: Site, locale: CopyLocale, seller: Seller): Readonly<Record<string, string | number>> {
  const money = (cents: number): string => formatPrice(cents, site.currency, locale);
  return {
    phone: site.phone,
    ...deliveryFigures(site, locale, money),
    returnDays: RETURN_DAYS,
    savedCards: MOST_CARDS,
    giftCards: MAX_GIFT_CARDS,
    lists: MOST_LISTS,
    listItems: MOST_ITEMS,
    passwordLength: MIN_PASSWORD_LENGTH,
    actingMinutes: ACTING_MINUTES,
    recordDays: RECORD_DAYS,
    contactDays: CONTACT_KEPT_DAYS,
    earnMember: EARNS.member,
    earnBest: EARNS.best,
    earnElite: EARNS.elite,
    fromBest: money(spentFor('best')),
    fromElite: money(spentFor('elite')),
    ...sellerFigures(seller),
  };
}

function deliveryFigures(site: Site, locale: CopyLocale, money: (cents: number) => string) {
  const centre = SHIP_POINTS.find(({ country, groupId }) => country === site.country && groupId === 'G3');
  return {
    threshold: money(site.freeShippingThreshold),
    fee: money(site.shippingFee),
    areaFee: money(areaFeeOf(site.country)),
    cutoff: clock(centre?.cutoff ?? 0, locale),
    sameDayCutoff: clock(SAME_DAY_CUTOFF, locale),
    sameDayBy: clock(SAME_DAY_BY, locale),
    remoteDays: REMOTE_DAYS,
    calendarDays: CALENDAR_DAYS,
    holdDays: PICKUP_HOLD_DAYS,
    pickupMinutes: PICKUP_MINUTES,
  };
}

function sellerFigures({ name, address, returnsTo, gst, qst, provincial }: Seller) {
  return {
    seller: name,
    sellerAddress: address.join(', '),
    returnsAddress: returnsTo.join(', '),
    registrations: [gst, qst, ...provincial].filter(Boolean).join(', '),
  };
}

/** Cents in a calendar year that reach a tier. */
const spentFor = (wanted: Tier): number => TIERS.find(({ tier }) => tier === wanted)?.from ?? 0;

/** `5 pm`, « 17 h » */
const clock = (minutes: number, locale: CopyLocale): string =>
  formatTime(new Date(minutes * 60_000), 'UTC', locale).replace(/:00(?= )/, '');
