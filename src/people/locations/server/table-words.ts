// The words of a table of locations, in any language of the shop.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { foldText } from '#people/addresses/rules';
import { TABLE_COLUMNS, type TableColumn, type TableWords } from '#people/locations/rules';
import { locationsWords } from '#people/locations/words';

const LOCALES: readonly CopyLocale[] = ['en-US', 'en-CA', 'fr-CA', 'es-US'];

export const columnName = (column: TableColumn, locale: CopyLocale): string => sayer(locationsWords, locale)(`server.column${column}`);

export function tableWords(): TableWords {
  const inAll = (key: 'server.everybody' | 'server.active' | 'server.retired'): ReadonlySet<string> =>
    new Set(LOCALES.map((locale) => foldText(sayer(locationsWords, locale)(key))));
  const named = LOCALES.flatMap((locale) => TABLE_COLUMNS.map((column) => [foldText(columnName(column, locale)), column] as const));
  return {
    columns: new Map(named),
    everybody: inAll('server.everybody'),
    active: inAll('server.active'),
    retired: inAll('server.retired'),
  };
}
