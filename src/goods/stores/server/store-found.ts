// A store in the answers of the store calls: with its opening state, distance, and stock of the requested items (STO-1).
import { MAX_LINE_QUANTITY, type StoreRecord } from '#goods/catalog/rules';
import { addDays, localTime } from '#base/calendar/rules';
import { isSoon, pickupPromise, storeState } from '#goods/delivery/rules';
import { formatDay, formatTime, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { StoreFound } from '#goods/stores/contract';
import { distanceUnit } from '#goods/stores/rules';
import { storesWords } from '#goods/stores/words';
import { storeCard } from './store-card.ts';

export interface AskedItem {
  readonly itemId: string;
  readonly qty: number;
}

export interface FoundFacts {
  /** Units of an item on a store's shelf that the shopper can have. */
  readonly availableAt: (itemId: string, storeNumber: string) => number;
  readonly now: number;
  readonly copyLocale: CopyLocale;
  readonly items: readonly AskedItem[];
  /** Whether an item can be picked up at all. */
  readonly canBePickedUp: (itemId: string) => boolean;
}

const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;

export function storeFound(store: StoreRecord, distance: number | null, facts: FoundFacts): StoreFound {
  const { addressLine1, city, state, zipcode, hours, country } = store;
  const items = facts.items.map(({ itemId, qty }) => {
    const available = facts.canBePickedUp(itemId) ? facts.availableAt(itemId, store.storeNumber) : 0;
    return { itemId, qty, available: Math.min(available, MAX_LINE_QUANTITY), enough: available >= qty };
  });
  return {
    ...storeCard(store, facts.now),
    address: { addressLine1, addressLine: `${addressLine1}, ${city}, ${state} ${zipcode}`, city, state, zipcode },
    workingHours: DAYS.map((day, at) => ({ day, hours: hours[at] ?? null })),
    ...statusOf(store, facts.now),
    distance,
    distanceUnit: distanceUnit(country),
    items,
    pickup: items.length > 0 && items.every(({ enough }) => enough) ? pickupOf(store, facts) : null,
  };
}

function statusOf(store: StoreRecord, now: number): Pick<StoreFound, 'storeStatus' | 'StoreOpenTime' | 'storeStatusTime'> {
  const state = storeState(store, now);
  if (!state.open) {
    const opens = state.opensAt === null ? '' : clock(state.opensAt);
    return { storeStatus: 'CLOSED', StoreOpenTime: opens, storeStatusTime: opens };
  }
  return { storeStatus: 'OPEN', StoreOpenTime: clock(state.openedAt), storeStatusTime: clock(state.closesAt) };
}

/** Minutes since midnight as "08:00". */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function pickupOf(store: StoreRecord, { now, copyLocale }: FoundFacts): StoreFound['pickup'] {
  const promise = pickupPromise(store, true, now);
  const { earliest: day, readyAt } = promise;
  if (day === null || readyAt === null) return null;
  const say = sayer(storesWords, copyLocale);
  const soon = isSoon(promise, store, now);
  const { day: today } = localTime(now, store.timeZone);
  const time = formatTime(new Date(readyAt * 60_000), 'UTC', copyLocale);
  const shown = formatDay(new Date(`${day}T12:00:00Z`), 'UTC', copyLocale);
  const later = day === addDays(today, 1) ? say('readyTomorrow', { time }) : say('readyOn', { day: shown, time });
  return { day, readyAt, soon, text: soon ? say('readySoon') : day === today ? say('readyToday', { time }) : later };
}
