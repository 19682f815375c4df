// The shop's own place lists: city, state and position of US ZIP codes and Canadian postal areas (DLV-5). No external calls.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText, type Position } from '#people/addresses/rules';
import type { Country } from '#base/site/rules';

export interface KnownPlace extends Position {
  /** '' when the list's name is too uncertain to fill a field. */
  readonly city: string;
  /** Two-letter state or province. */
  readonly state: string;
}

export interface PlaceBook {
  /** The place of a ZIP code (`01702`) or postal code (`H3B 1A7`, or its first three characters). */
  find(code: string, country: Country): KnownPlace | undefined;
  /** The largest place with a name, and its center; with or without accents; `state` narrows the search. */
  named(city: string, state: string | null, country: Country): KnownPlace | undefined;
}

interface City {
  readonly city: string;
  readonly state: string;
  /** Its codes with their positions, as in the list: "01702 4228 7143 …". */
  readonly codes: string;
}

interface CountryBook {
  readonly cities: readonly City[];
  /** Index in `cities` of each code. */
  readonly cityOfCode: ReadonlyMap<string, number>;
  /** Built at the first look-up by name. */
  byName: ReadonlyMap<string, readonly City[]> | undefined;
}

const FILES: Readonly<Record<Country, string>> = { US: 'united-states.txt', CA: 'canada.txt' };

/** Reads each country's list at first use. */
export function makePlaceBook(folder = join(import.meta.dirname, 'places')): PlaceBook {
  const books = new Map<Country, CountryBook>();
  const bookOf = (country: Country): CountryBook => {
    let book = books.get(country);
    if (book === undefined) books.set(country, (book = readBook(readFileSync(join(folder, FILES[country]), 'utf8'))));
    return book;
  };
  return {
    find(code, country) {
      const { cities, cityOfCode } = bookOf(country);
      const key = country === 'US' ? code.slice(0, 5) : code.slice(0, 3).toUpperCase();
      const city = cities[cityOfCode.get(key) ?? -1];
      return city && placeOf(city, key);
    },
    named(name, state, country) {
      const book = bookOf(country);
      book.byName ??= Map.groupBy(book.cities, ({ city }) => foldText(city));
      const found = (book.byName.get(foldText(name)) ?? []).filter((one) => state === null || one.state === state);
      const [largest] = found.toSorted((a, b) => b.codes.length - a.codes.length);
      return largest && middleOf(largest);
    },
  };
}

/** The median position of a city's codes, which outliers do not move. */
function middleOf({ city, state, codes }: City): KnownPlace {
  const numbers = codes.split(' ');
  const middle = (from: number): number => {
    const values = numbers.flatMap((text, at) => (at % 3 === from ? Number(text) : [])).toSorted((a, b) => a - b);
    return (values[values.length >> 1] ?? 0) / 100;
  };
  return { city, state, latitude: middle(1), longitude: -middle(2) };
}

/** A code is followed by its position in hundredths of a degree, north and west. */
function placeOf({ city, state, codes }: City, code: string): KnownPlace {
  const [north, west] = codes.slice(codes.indexOf(code) + code.length + 1).split(' ', 2);
  return { city, state, latitude: Number(north) / 100, longitude: -Number(west) / 100 };
}

function readBook(text: string): CountryBook {
  const cities: City[] = [];
  const cityOfCode = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [state = '', city = '', codes = ''] = line.split('\t');
    for (let at = 0; at >= 0 && codes !== '';) {
      const end = codes.indexOf(' ', at);
      cityOfCode.set(codes.slice(at, end), cities.length);
      // Skips the two numbers after a code.
      const next = codes.indexOf(' ', codes.indexOf(' ', end + 1) + 1);
      at = next < 0 ? next : next + 1;
    }
    cities.push({ city, state, codes });
  }
  return { cities, cityOfCode, byName: undefined };
}
