// A stock sheet from staff: item, location, on_hand, optionally safety, and the next supply with its day.
import { isDay } from '#base/locale/rules';

export interface StockSheetRow {
  readonly itemId: string;
  readonly location: string;
  readonly onHand: number;
  /** Null keeps the safety margin. */
  readonly safety: number | null;
  readonly inbound: { readonly due: string; readonly qty: number } | null;
}

export const STOCK_COLUMNS = ['item', 'location', 'on_hand', 'safety', 'due', 'due_qty'] as const;

const MOST_UNITS = 10_000_000;

/** Whether a text has the form of a shipping point or store number; it need not exist. */
export const isLocation = (text: string): boolean => /^([A-Z]{2}(-[A-Z0-9]{1,8})?|[0-9]{4})$/.test(text);

/** Reads one row by column name; returns a sentence about its problem. */
export function readStockRow(cells: Readonly<Record<string, string | undefined>>): StockSheetRow | string {
  const cell = (name: (typeof STOCK_COLUMNS)[number]): string => cells[name]?.trim() ?? '';
  const [itemId, location, due] = [cell('item'), cell('location'), cell('due')];
  if (!/^[^\s/]{1,60}$/.test(itemId)) return 'item is missing or no item number';
  if (!isLocation(location)) return `location ${location} is no point and no store number`;
  const onHand = units(cell('on_hand'));
  if (onHand === null) return `on_hand ${cell('on_hand')} is no whole number from 0`;
  const safety = cell('safety') === '' ? null : units(cell('safety'));
  if (cell('safety') !== '' && safety === null) return `safety ${cell('safety')} is no whole number from 0`;
  if (due === '') return { itemId, location, onHand, safety, inbound: null };
  const qty = units(cell('due_qty'));
  if (!isDay(due) || qty === null || qty === 0) return `due ${due} needs a day (2026-12-31) and a number of units in due_qty`;
  return { itemId, location, onHand, safety, inbound: { due, qty } };
}

function units(text: string): number | null {
  return /^\d{1,8}$/.test(text) && Number(text) <= MOST_UNITS ? Number(text) : null;
}
