// Special opening hours of the demo's stores: closed on major holidays, shorter on the eves of the last two.
import type { StoreRecord } from '#goods/catalog/rules';
import { holidaysOf } from '#goods/delivery/rules';

/** On other holidays the stores are open as usual. */
const CLOSED: ReadonlySet<string> = new Set([
  'New Year’s Day',
  'Thanksgiving Day',
  'Christmas Day',
  'Good Friday',
  'Canada Day',
  'Labour Day',
  'Fête nationale',
]);

const EVES = ['12-24', '12-31'] as const;
const SHORT = '09:00-17:00';

/** The store with its special hours in these years, by date. */
export function withHolidayHours(store: StoreRecord, years: readonly number[]): StoreRecord {
  const exceptions = years.flatMap((year) => {
    const closed = holidaysOf(store.country, year).filter(
      ({ name, region }) => CLOSED.has(name) && (region === '' || region === store.state),
    );
    // A store closes on the holiday itself, carriers on its observed day.
    const days = new Set(closed.map(({ name, day }) => ownDay(name, year) ?? day));
    return [...[...days].map((day) => ({ day, hours: null })), ...EVES.map((eve) => ({ day: `${year}-${eve}`, hours: SHORT }))];
  });
  return { ...store, exceptions: exceptions.toSorted((a, b) => a.day.localeCompare(b.day)) };
}

const OWN_DAYS: Readonly<Record<string, string>> = {
  'New Year’s Day': '01-01',
  'Christmas Day': '12-25',
  'Canada Day': '07-01',
  'Fête nationale': '06-24',
};

function ownDay(name: string, year: number): string | undefined {
  const day = OWN_DAYS[name];
  return day && `${year}-${day}`;
}
