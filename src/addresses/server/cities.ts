// The city of a zip or postal code, from the zipcodes package; loaded when first asked, and only the names are kept.
import { createRequire } from 'node:module';
import type { Country } from '#site/rules';
import { canadianCity } from './canadian-city.ts';

interface ZipRow {
  readonly city: string;
}

let known: { readonly us: ReadonlyMap<string, string>; readonly canada: ReadonlyMap<string, string> } | undefined;

/** City of a zip (`01702`) or postal code (`H3B 1A7`); '' when it is not known well enough to fill a field. */
export function cityOf(zip: string, country: Country): string {
  known ??= load();
  return country === 'US' ? (known.us.get(zip) ?? '') : (known.canada.get(zip.slice(0, 3)) ?? '');
}

function load(): NonNullable<typeof known> {
  const require = createRequire(import.meta.url);
  const read = (name: string): Readonly<Record<string, ZipRow>> => {
    const path = require.resolve(`zipcodes/lib/${name}`);
    const { codes } = require(path) as { readonly codes: Readonly<Record<string, ZipRow>> };
    // The package's own tables take 90 MB; without them in the module cache they can go.
    delete require.cache[path];
    return codes;
  };
  const names = new Map<string, string>();
  const shared = (city: string): string => names.get(city) ?? (names.set(city, city), city);
  const us = new Map(Object.entries(read('codes.js')).map(([zip, { city }]) => [zip, shared(city)]));
  const canada = new Map(Object.entries(read('codesCanada.js')).map(([area, { city }]) => [area, shared(canadianCity(area, city))]));
  return { us, canada };
}
