// A look whether the stores are believable: hours that can be read, a zip of their country, a position near it.
import { distanceKm } from '#addresses/rules';
import { placeBook } from '#addresses/server';
import type { StoreRecord } from '#catalog/rules';
import { placeOfZip } from '#delivery/rules';

const FAR_KM = 120;
const HOURS = /^([01]\d|2[0-4]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/;

/** What is wrong, a sentence each. */
export function checkStores(stores: readonly StoreRecord[]): readonly string[] {
  return stores.flatMap((store) => problemsOf(store).map((problem) => `${store.storeNumber} ${store.name}: ${problem}`));
}

function problemsOf({ hours, exceptions = [], zipcode, country, state, timeZone, ...position }: StoreRecord): readonly string[] {
  const problems = [...hours, ...exceptions.map((one) => one.hours)].flatMap((text) =>
    text === null || HOURS.test(text) ? [] : [`hours ${text} cannot be read`],
  );
  const place = placeOfZip(zipcode, country);
  if (place === null) problems.push(`${zipcode} is no code of ${country}`);
  else if (place.state !== state) problems.push(`${zipcode} lies in ${place.state}, not in ${state}`);
  const known = placeBook.find(zipcode, country);
  if (known !== undefined && distanceKm(known, position) > FAR_KM)
    problems.push(`its position is ${Math.round(distanceKm(known, position))} km from ${zipcode}`);
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone)) problems.push(`${timeZone} is no time zone`);
  return problems;
}
