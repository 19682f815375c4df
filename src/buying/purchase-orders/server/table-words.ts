// The words of a table of purchase orders, in any language of the shop.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { TABLE_COLUMNS, type TableColumn, type TableWords } from '#buying/purchase-orders/rules';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { foldText } from '#people/addresses/rules';

const LOCALES: readonly CopyLocale[] = ['en-US', 'en-CA', 'fr-CA', 'es-US'];

export const columnName = (column: TableColumn, locale: CopyLocale): string => sayer(purchaseOrdersWords, locale)(`server.column${column}`);

export function tableWords(): TableWords {
  const inAll = (key: 'server.everybody' | 'server.everywhere' | 'server.open' | 'server.closed'): ReadonlySet<string> =>
    new Set(LOCALES.map((locale) => foldText(sayer(purchaseOrdersWords, locale)(key))));
  const named = LOCALES.flatMap((locale) => TABLE_COLUMNS.map((column) => [foldText(columnName(column, locale)), column] as const));
  return {
    columns: new Map(named),
    everybody: inAll('server.everybody'),
    everywhere: inAll('server.everywhere'),
    open: inAll('server.open'),
    closed: inAll('server.closed'),
  };
}
