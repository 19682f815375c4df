// The words of a table of budgets, in any language of the shop.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { PERIODS, TABLE_COLUMNS, WHEN_OVER, type TableColumn, type TableWords } from '#buying/budgets/rules';
import { budgetsWords } from '#buying/budgets/words';
import { foldText } from '#people/addresses/rules';

const LOCALES: readonly CopyLocale[] = ['en-US', 'en-CA', 'fr-CA', 'es-US'];

const wordIn = (key: 'server.everybody' | 'server.yes' | 'server.no' | 'server.active' | 'server.retired', locale: CopyLocale): string =>
  sayer(budgetsWords, locale)(key);

export const columnName = (column: TableColumn, locale: CopyLocale): string => sayer(budgetsWords, locale)(`server.column${column}`);

export function tableWords(): TableWords {
  const inAll = <T>(say: (locale: CopyLocale) => readonly (readonly [string, T])[]): ReadonlyMap<string, T> =>
    new Map(LOCALES.flatMap((locale) => say(locale).map(([word, meant]) => [foldText(word), meant] as const)));
  const words = (locale: CopyLocale) => sayer(budgetsWords, locale);
  return {
    columns: inAll((locale) => TABLE_COLUMNS.map((column) => [columnName(column, locale), column])),
    periods: inAll((locale) => PERIODS.map((period) => [words(locale)(`server.period${period}`), period])),
    whenOver: inAll((locale) => WHEN_OVER.map((over) => [words(locale)(`server.over${over}`), over])),
    answers: inAll((locale) => [
      [wordIn('server.yes', locale), true],
      [wordIn('server.no', locale), false],
    ]),
    everybody: new Set(LOCALES.map((locale) => foldText(wordIn('server.everybody', locale)))),
    states: inAll((locale) => [
      [wordIn('server.active', locale), false],
      [wordIn('server.retired', locale), true],
    ]),
  };
}
