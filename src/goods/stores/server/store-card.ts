// A store as lists and the store page show it, with the days of other hours that lie ahead.
import type { StoreRecord } from '#goods/catalog/rules';
import { addDays, localTime } from '#base/calendar/rules';
import type { StoreCard } from '#goods/stores/contract';

/** Days with other hours are said this far ahead. */
const AHEAD_DAYS = 120;

/** Cards as they were made last: they hold for a day, and every page looks at all of them. */
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
