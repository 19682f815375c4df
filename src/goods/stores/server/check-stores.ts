// Checks that stores are plausible: readable hours, a zip of their country, a position near it.
import { distanceKm } from '#people/addresses/rules';
import { placeBook } from '#people/addresses/server';
import type { StoreRecord } from '#goods/catalog/rules';
import { PARTNER_POINT, readHours } from '#goods/delivery/rules';
import { placeOfZip } from '#people/addresses/rules';
import { isDay } from '#base/locale/rules';
import { STORE_SERVICES } from '#goods/stores/rules';

const FAR_KM = 120;
const KNOWN_SERVICES: ReadonlySet<string> = new Set([...STORE_SERVICES, PARTNER_POINT]);

/** Problems, a sentence each. */
export function checkStores(stores: readonly StoreRecord[]): readonly string[] {
  return stores.flatMap((store) => problemsOf(store).map((problem) => `${store.storeNumber} ${store.name}: ${problem}`));
}

function problemsOf({ hours, exceptions = [], services, zipcode, country, state, timeZone, ...position }: StoreRecord): readonly string[] {
  const problems = [...hours, ...exceptions.map((one) => one.hours)].flatMap((text) =>
    text === null || readHours(text) !== null ? [] : [`hours ${text} cannot be read`],
  );
  for (const { day } of exceptions) if (!isDay(day)) problems.push(`exception ${day} is no day (2026-12-31)`);
  if (new Set(exceptions.map(({ day }) => day)).size < exceptions.length) problems.push('a day stands twice among its exceptions');
  for (const service of services)
    if (!KNOWN_SERVICES.has(service)) problems.push(`service ${service} is none of ${[...KNOWN_SERVICES].join(', ')}`);
  const place = placeOfZip(zipcode, country);
  if (place === null) problems.push(`${zipcode} is no code of ${country}`);
  else if (place.state !== state) problems.push(`${zipcode} lies in ${place.state}, not in ${state}`);
  const known = placeBook.find(zipcode, country);
  if (known !== undefined && distanceKm(known, position) > FAR_KM)
    problems.push(`its position is ${Math.round(distanceKm(known, position))} km from ${zipcode}`);
  if (!isTimeZone(timeZone)) problems.push(`${timeZone} is no time zone`);
  return problems;
}

/** Asks the platform's formatter, because its list of zones omits aliases (America/Indiana/Indianapolis). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
