// Titles of ordered goods in the reader's language. An order stores those of its own language, which stay where the reader has it too.
import type { Locale } from '#base/locale/rules';
import type { OrderRow } from './order-row.ts';
import type { OrderViewFacts } from './view-facts.ts';

interface Ordered {
  readonly itemId: string;
  readonly title: string;
}

const languageOf = (locale: string): string => locale.slice(0, 2);

/** `written`: the order's locale. The stored title remains for goods that the shop no longer knows. */
export function readTitle({ itemId, title }: Ordered, written: string, reader: Locale, { goods }: Pick<OrderViewFacts, 'goods'>): string {
  return languageOf(written) === languageOf(reader) ? title : (goods(itemId, reader).title ?? title);
}

export function withTitles(row: OrderRow, reader: Locale, facts: Pick<OrderViewFacts, 'goods'>): OrderRow {
  if (languageOf(row.locale) === languageOf(reader)) return row;
  return { ...row, lines: row.lines.map((line) => ({ ...line, title: readTitle(line, row.locale, reader, facts) })) };
}
