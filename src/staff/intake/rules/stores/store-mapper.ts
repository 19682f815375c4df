// Converts one row of a foreign list of stores to a store, or says what is wrong with it.
import type { StoreRecord } from '#goods/catalog/rules';
import { ownValue } from '#base/lookup/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { makeSourceReader, textOf, type Row } from '../row-reader.ts';
import type { StoreMap } from './store-map.ts';
import { weekHours } from './week-hours.ts';

const ZIP = { US: /^\d{5}$/, CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/ };
const DIGITS = { zip: 5, store: 4 };

/** Compiles a map once and returns a function that converts a row. Problems are sentences for the person who runs the import. */
export function makeStoreMapper(map: StoreMap): (row: Row) => Outcome<StoreRecord, string> {
  const { fields, country, source, addToNumber = 0, corrections = {} } = map;
  const read = makeFieldReaders(fields);
  const servicesOf = makeServiceFinder(map);
  const zoneOf = makeZoneFinder(map);
  return (nested) => {
    const row = flat(nested);
    const number = read.storeNumber(row) ?? '';
    const storeNumber = String(Number(number) + addToNumber).padStart(DIGITS.store, '0');
    if (!/^\d{1,4}$/.test(number) || storeNumber.length > DIGITS.store)
      return failed(`its store number “${number}” is not one to four digits${addToNumber === 0 ? '' : ` with ${addToNumber} added`}`);
    const refused = (what: string): Outcome<StoreRecord, string> => failed(`store ${number} ${what}`);
    const zipcode = country === 'US' ? usZip(read.zipcode(row) ?? '') : (read.zipcode(row) ?? '').toUpperCase();
    if (!ZIP[country].test(zipcode)) return refused(`has the zip “${read.zipcode(row) ?? ''}”`);
    const state = (read.state(row) ?? '').toUpperCase();
    if (!/^[A-Z]{2}$/.test(state)) return refused(`has the state “${state}”`);
    const [latitude, longitude] = [Number(read.latitude(row) ?? Number.NaN), Number(read.longitude(row) ?? Number.NaN)];
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return refused('has no position');
    const hours = weekHours(read.hours(row) ?? '');
    if (hours === undefined) return refused(`has hours that cannot be read: “${read.hours(row) ?? ''}”`);
    const timeZone = zoneOf({ ...row, zip: zipcode, state });
    if (timeZone === undefined) return refused(`lies in no time zone of the map (${state} ${zipcode})`);
    const [name, city] = [read.name(row), read.city(row)];
    const addressLine1 = fields.address.flatMap((field) => textOf(row, field) ?? []).join(', ');
    if (name === undefined || city === undefined || addressLine1 === '') return refused('has no name, street or city');
    const phone = (read.phone(row) ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    const services = servicesOf(row);
    return done({
      storeNumber,
      name,
      addressLine1,
      city,
      state,
      zipcode,
      country,
      phone: phone.length === 10 ? phone : '',
      latitude,
      longitude,
      timeZone,
      hours,
      services,
      source,
      ...ownValue(corrections, number),
    });
  };
}

/** Reads the fields that a map gives sources for. */
function makeFieldReaders(fields: StoreMap['fields']) {
  return {
    storeNumber: makeSourceReader(fields.storeNumber),
    name: makeSourceReader(fields.name),
    city: makeSourceReader(fields.city),
    state: makeSourceReader(fields.state),
    zipcode: makeSourceReader(fields.zipcode),
    phone: makeSourceReader(fields.phone),
    latitude: makeSourceReader(fields.latitude),
    longitude: makeSourceReader(fields.longitude),
    hours: makeSourceReader(fields.hours),
  };
}

/** Restores leading zeros that a spreadsheet dropped, and removes the four-digit extension. */
function usZip(text: string): string {
  return (text.split('-')[0] ?? '').padStart(DIGITS.zip, '0');
}

function makeServiceFinder({ fields, services = [], everywhere = [] }: StoreMap): (row: Row) => readonly string[] {
  const rules = services.map(({ service, matching }) => ({ service, pattern: new RegExp(matching, 'iu') }));
  return (row) => {
    const list = fields.services === undefined ? undefined : ownValue(row, fields.services);
    const named = Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
    const found = rules.filter(({ pattern }) => named.some((text) => pattern.test(text))).map(({ service }) => service);
    return [...new Set([...everywhere, ...found])];
  };
}

function makeZoneFinder({ timeZones }: StoreMap): (row: Row) => string | undefined {
  const rules = timeZones.map(({ zone, where }) => ({
    zone,
    where: Object.entries(where).map(([field, pattern]) => ({ field, pattern: new RegExp(pattern, 'iu') })),
  }));
  return (row) => rules.find(({ where }) => where.every(({ field, pattern }) => pattern.test(textOf(row, field) ?? '')))?.zone;
}

/** Nested fields by their path: `location.lat`. */
function flat(row: Row): Row {
  const inner = Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([key, nested]): [string, unknown] => [`${name}.${key}`, nested])
      : [],
  );
  return { ...row, ...Object.fromEntries(inner) };
}
