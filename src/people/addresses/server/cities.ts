// The places of the shop's own lists, read once and shared by everything that asks where a code lies.
import type { Country } from '#base/site/rules';
import { makePlaceBook } from './place-book.ts';

/** Holds what is in the repository's own files: nothing of a visit or a request. */
export const placeBook = makePlaceBook();

/** City of a zip (`01702`) or postal code (`H3B 1A7`); '' when it is not known well enough to fill a field. */
export function cityOf(zip: string, country: Country): string {
  return placeBook.find(zip, country)?.city ?? '';
}
