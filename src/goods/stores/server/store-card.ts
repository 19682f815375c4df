// A store for lists and the store page, with its upcoming special days.
import type { StoreRecord } from '#goods/catalog/rules';
import { addDays, localTime } from '#base/calendar/rules';
import type { StoreCard } from '#goods/stores/contract';

/** How far ahead special days are shown. */
const AHEAD_DAYS = 120;

/** Cached cards: each is valid for a day, and every page uses all of them. */
const made = new WeakMap<StoreRecord, { readonly day: string; readonly card: StoreCard }>();

/** `now` in milliseconds since 1970. */
export function storeCard(store: StoreRecord, now: number): StoreCard {
  const { day } = localTime(now, store.timeZone);
  const known = made.get(store);
  if (known?.day === day) return known.card;
  const card = cardOn(day, store);
  made.set(store, { day, card });
  return card;
}

function cardOn(today: string, { country: _country, source: _source, hours, services, exceptions = [], ...same }: StoreRecord): StoreCard {
  const last = addDays(today, AHEAD_DAYS);
  const ahead = exceptions.filter(({ day }) => day >= today && day <= last);
  return { ...same, hours: [...hours], services: [...services], exceptions: [...ahead] };
}
