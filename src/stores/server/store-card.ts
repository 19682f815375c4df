// A store as lists and the store page show it, with the days of other hours that lie ahead.
import type { StoreRecord } from '#catalog/rules';
import { addDays, localTime } from '#delivery/rules';
import type { StoreCard } from '#stores/contract';

/** Days with other hours are said this far ahead. */
const AHEAD_DAYS = 120;

/** `now` in milliseconds since 1970. */
export function storeCard({ country: _country, hours, services, exceptions = [], ...same }: StoreRecord, now: number): StoreCard {
  const { day: today } = localTime(now, same.timeZone);
  const ahead = exceptions.filter(({ day }) => day >= today && day <= addDays(today, AHEAD_DAYS));
  return { ...same, hours: [...hours], services: [...services], exceptions: [...ahead] };
}
