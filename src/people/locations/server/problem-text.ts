// What is wrong with a location or a row of a table, in words.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { ADDRESS_LIMITS, type AddressField } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { LOCATION_LIMITS, TABLE_COLUMNS } from '#people/locations/rules';
import { locationsWords } from '#people/locations/words';
import type { LocationRefusal } from './change-locations.ts';
import type { ImportProblem } from './import-locations.ts';
import { MOST_LOCATIONS } from './location-store.ts';
import { columnName } from './table-words.ts';

type Problem = ImportProblem | { readonly row: 0; readonly code: LocationRefusal | 'LOCATION_ELSEWHERE' };

export function problemText(problem: Problem, locale: CopyLocale): string {
  const say = sayer(locationsWords, locale);
  switch (problem.code) {
    case 'COLUMNS_MISSING':
      return say(problem.code, { columns: problem.columns.map((column) => columnName(column, locale)).join(', ') });
    case 'COLUMN_UNKNOWN':
    case 'COLUMN_TWICE':
    case 'COUNTRY_UNKNOWN':
    case 'STATUS_UNKNOWN':
    case 'ASSIGNEE_UNKNOWN':
      return say(problem.code, { text: problem.text.slice(0, LONGEST_QUOTE) });
    case 'CODE_TWICE':
    case 'LOCATION_TWICE':
      return say(problem.code, { row: problem.other });
    case 'LOCATION_TEXT_LONG':
      return say(problem.code, { column: columnName(problem.field, locale), limit: LOCATION_LIMITS[problem.field] });
    case 'LOCATION_NAME_REQUIRED':
    case 'ROWS_MISSING':
    case 'LOCATION_NOT_FOUND':
    case 'LOCATION_ELSEWHERE':
    case 'LOCATION_CODE_TAKEN':
    case 'GROUP_NOT_FOUND':
    case 'PERSON_NOT_FOUND':
      return say(problem.code);
    case 'LOCATIONS_FULL':
      return say(problem.code, { most: MOST_LOCATIONS });
    default:
      return addressText(problem, locale);
  }
}

const LONGEST_QUOTE = 80;

type AddressCode = Exclude<Parameters<ReturnType<typeof sayer<(typeof addressesWords)['keys'][number]>>>[0], never>;

/** A table has no field at which the text stands, so the column is named. */
function addressText({ code, field }: { readonly code: AddressCode; readonly field: AddressField }, locale: CopyLocale): string {
  const column = TABLE_COLUMNS.find((one) => one === field);
  if (code === 'TOO_LONG' && column !== undefined)
    return sayer(locationsWords, locale)('LOCATION_TEXT_LONG', { column: columnName(column, locale), limit: ADDRESS_LIMITS[field] });
  return sayer(addressesWords, locale)(code, { limit: ADDRESS_LIMITS[field] });
}
