// The shop's own place lists, read once and shared by all look-ups of a code.
import type { Country } from '#base/site/rules';
import { makePlaceBook } from './place-book.ts';

/** Only data from the repository's files; nothing of a visit or request. */
export const placeBook = makePlaceBook();

/** City of a ZIP code (`01702`) or postal code (`H3B 1A7`); '' when it is too uncertain to fill a field. */
export function cityOf(zip: string, country: Country): string {
  return placeBook.find(zip, country)?.city ?? '';
}
