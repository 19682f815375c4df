// Pickup and delivery promises for the shopper's own store and ZIP code: the two lines under a tile (CAT-2, DLV-1).
import { giftedProgramOf } from '#buying/cart/rules';
import { badgeOf, type ProductFacts, type StoreRecord } from '#goods/catalog/rules';
import { addDays, localTime } from '#base/calendar/rules';
import { isSoon, makeDeliveryDesk, pickupPromise, SHIP_TO_ADDRESS, type DeliveryPromise } from '#goods/delivery/rules';
import type { Place } from '#people/addresses/rules';
import type { Supply } from '#goods/delivery/server';
import { formatDay, formatDayAhead, formatTime } from '#base/locale/rules';
import type { Stores } from '#goods/stores/server';
import type { CatalogView } from '#goods/catalog/server';

export interface PromiseText {
  readonly ok: boolean;
  readonly text: string;
}

/** Below this the line shows the exact stock. */
const FEW = 5;

/** Units of an item at a location that the shopper can have. */
type AvailableAt = (itemId: string, location: string) => number;

/** Stock locations and delivery ways. */
export interface Ways {
  readonly availableAt: AvailableAt;
  readonly supply: Supply;
  readonly stores: Pick<Stores, 'get'>;
}

export interface DeliveryText extends PromiseText {
  /** Until when today the promise holds, in minutes since midnight on the site's clock; null when it holds all day. */
  readonly orderBy: number | null;
}

export function deliveryText(product: ProductFacts, ways: Ways, place: Place, view: CatalogView): DeliveryText {
  const { say } = view;
  if (product.status === 'discontinued') return { ok: false, text: say('server.discontinued'), orderBy: null };
  if (product.flags.comingSoon) return { ok: false, text: say('comingSoon'), orderBy: null };
  if (product.flags.inStoreOnly) return { ok: false, text: say('server.inStoreOnly'), orderBy: null };
  // It goes to somebody else, on the day that the giver says.
  if (giftedProgramOf(product) !== null) return { ok: true, text: say('server.byEmail'), orderBy: null };
  const promise = promiseOf(product, ways, place, view);
  return { ...promiseText(promise, view), orderBy: promise.orderBy };
}

function promiseOf(
  product: ProductFacts,
  { availableAt, supply, stores }: Ways,
  place: Place,
  { site, now }: CatalogView,
): DeliveryPromise {
  const desk = makeDeliveryDesk({
    ...supply.to(place),
    now: now.getTime(),
    timeZone: site.timeZone,
    place,
    store: stores.get,
    availableAt,
  });
  return desk.deliver(product, 1, SHIP_TO_ADDRESS).promise;
}

function promiseText({ group, earliest, latest }: DeliveryPromise, { say, today, copyLocale }: CatalogView): PromiseText {
  const day = (iso: string | null): string => (iso === null ? '' : formatDayAhead(iso, today, copyLocale));
  switch (group) {
    case 'outOfStock':
      return { ok: false, text: say('server.soldOut') };
    case 'eDownload':
      return { ok: true, text: say('server.byEmail') };
    case 'membership':
      return { ok: true, text: say('server.withMembership') };
    case 'sameDay':
      return { ok: true, text: say('server.todayBy') };
    case 'preOrder':
      return { ok: true, text: say('server.released', { day: day(earliest) }) };
    case 'backOrder':
      return { ok: false, text: earliest === null ? say('backorderNoDate') : say('server.backOn', { day: day(earliest) }) };
    default:
      return {
        ok: true,
        text:
          earliest === latest
            ? say('server.arrives', { day: day(earliest) })
            : say('server.arrivesBetween', { first: day(earliest), last: day(latest) }),
      };
  }
}

export function pickupText(
  product: ProductFacts,
  availableAt: AvailableAt,
  store: StoreRecord | undefined,
  { say, now, copyLocale }: CatalogView,
): PromiseText {
  if (store === undefined || !product.flags.bopisEligible || product.status !== 'active')
    return { ok: false, text: say('server.pickupNever') };
  const here = localTime(now.getTime(), store.timeZone);
  if (isToCome(product, here.day)) return { ok: false, text: say('pickupNotYet') };
  const onShelf = availableAt(product.itemId, store.storeNumber);
  const promise = pickupPromise(store, onShelf > 0, now.getTime());
  const { earliest, readyAt } = promise;
  if (onShelf <= 0) return { ok: false, text: say('server.pickupSoldOut') };
  if (earliest === null || readyAt === null) return { ok: false, text: say('server.pickupNot', { store: store.name }) };
  if (earliest === addDays(here.day, 1)) return { ok: true, text: say('server.pickupTomorrow') };
  if (earliest !== here.day) return { ok: true, text: say('server.pickupDay', { day: formatDay(noonOf(earliest), 'UTC', copyLocale) }) };
  if (!isSoon(promise, store, now.getTime()))
    return { ok: true, text: say('server.pickupToday', { time: formatTime(atMinutes(readyAt), 'UTC', copyLocale) }) };
  return { ok: true, text: say(onShelf <= FEW ? 'server.pickupFew' : 'server.pickupSoon', { n: onShelf }) };
}

/** Stores may have a pre-release product, but must not sell it. */
function isToCome(product: ProductFacts, today: string): boolean {
  const badge = badgeOf(product, today);
  return badge === 'comingSoon' || badge === 'preOrder';
}

/** Noon, so that the day is the same in every time zone. */
function noonOf(isoDay: string): Date {
  return new Date(`${isoDay}T12:00:00Z`);
}

function atMinutes(minutes: number): Date {
  return new Date(minutes * 60_000);
}
