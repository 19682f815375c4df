// The sheet of contracts that staff import and export: one row for each agreed price, own item number or blocked item (B2B-4, CAT-7).
import { addDays, instantOf, localDay } from '#base/calendar/rules';
import { isDay } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import { SHIPPED_SITES } from '#base/site/rules';

/**
 * Columns of the sheet. Of a price: its currency, dollars for one unit, volume breaks, and the first and last day it holds; all but the first two may be empty. `own_number` and
 * `blocked` (yes or no) belong to the item; empty, they say nothing.
 */
export const CONTRACT_COLUMNS = [
  'account_number',
  'item_id',
  'currency',
  'price',
  'breaks',
  'valid_from',
  'valid_until',
  'own_number',
  'blocked',
] as const;

/** A price of a contract. Milliseconds since 1970; null: without beginning, without end. */
export interface AgreedPrice {
  readonly currency: Currency;
  readonly cents: number;
  /** Volume breaks: from `qty` on, each costs `each` cents. Ascending. */
  readonly breaks: readonly { readonly qty: number; readonly each: number }[];
  readonly from: number | null;
  /** The first instant without it. */
  readonly until: number | null;
}

export interface ContractSheetRow {
  readonly accountNumber: string;
  readonly itemId: string;
  readonly price: AgreedPrice | null;
  /** Null where the row says nothing about it. */
  readonly customerSku: string | null;
  readonly blocked: boolean | null;
}

type Cells = Readonly<Record<string, string | undefined>>;

const ZONES: ReadonlyMap<string, { readonly currency: Currency; readonly timeZone: string }> = new Map([
  ['USD', { currency: 'USD', timeZone: SHIPPED_SITES['business-US'].timeZone }],
  ['CAD', { currency: 'CAD', timeZone: SHIPPED_SITES['business-CA'].timeZone }],
]);
const DOLLARS = /^(\d{1,7})(?:\.(\d{1,2}))?$/;
/** An export protects spreadsheets from a text that looks like a formula. */
const ESCAPED = /^'(?=[=+\-@])/;
const LONGEST_OWN_NUMBER = 60;

const centsOf = (text: string): number | undefined => {
  const [, dollars, cents = ''] = DOLLARS.exec(text) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
};

/** Returns an error sentence for a malformed row. */
export function readContractRow(cells: Cells): ContractSheetRow | string {
  const { account_number: accountNumber = '', item_id: itemId = '', own_number: number = '', blocked = '' } = trimmed(cells);
  const customerSku = number.replace(ESCAPED, '');
  if (accountNumber === '') return 'account_number is empty';
  if (itemId === '') return 'item_id is empty';
  if (customerSku.length > LONGEST_OWN_NUMBER) return `own_number ${customerSku} is longer than ${LONGEST_OWN_NUMBER} characters`;
  if (!['', 'yes', 'no'].includes(blocked)) return `blocked ${blocked} is neither yes nor no`;
  const price: AgreedPrice | string | null = readPrice(trimmed(cells));
  if (typeof price === 'string') return price;
  if (price === null && customerSku === '' && blocked === '')
    return `item ${itemId} has neither a price, an own_number nor a word about blocked`;
  return {
    accountNumber,
    itemId,
    price,
    customerSku: customerSku === '' ? null : customerSku,
    blocked: blocked === '' ? null : blocked === 'yes',
  };
}

const trimmed = (cells: Cells): Cells => Object.fromEntries(CONTRACT_COLUMNS.map((column) => [column, cells[column]?.trim()]));

function readPrice({ currency = '', price = '', breaks: steps = '', valid_from: first = '', valid_until: last = '' }: Cells) {
  if ([price, currency, steps, first, last].every((cell) => cell === '')) return null;
  const place = ZONES.get(currency);
  if (place === undefined) return `currency ${currency} is neither USD nor CAD`;
  const cents = centsOf(price);
  if (cents === undefined) return `price ${price} is no amount such as 12.50`;
  const breaks = readBreaks(steps, cents);
  if (typeof breaks === 'string') return breaks;
  for (const [column, day] of [
    ['valid_from', first],
    ['valid_until', last],
  ] as const)
    if (day !== '' && !isDay(day)) return `${column} ${day} is no day such as 2027-01-31`;
  if (first !== '' && last !== '' && last < first) return `valid_until ${last} is before valid_from ${first}`;
  return {
    currency: place.currency,
    cents,
    breaks,
    from: first === '' ? null : instantOf(first, 0, place.timeZone),
    until: last === '' ? null : instantOf(addDays(last, 1), 0, place.timeZone),
  };
}

const BREAK = /^(\d{1,6})\s*=\s*(\S+)$/;

/** "10=4.20 | 50=3.99": the price of one unit from a quantity on, as in the sheet of products. */
function readBreaks(text: string, cents: number): AgreedPrice['breaks'] | string {
  const breaks: { readonly qty: number; readonly each: number }[] = [];
  for (const step of text === '' ? [] : text.split('|')) {
    const [, qty, amount = ''] = BREAK.exec(step.trim()) ?? [];
    const each = centsOf(amount);
    if (qty === undefined || each === undefined) return `breaks ${text} are not written as 10=4.20 | 50=3.99`;
    const before = breaks.at(-1) ?? { qty: 1, each: cents };
    if (Number(qty) <= before.qty || each >= before.each) return `breaks ${text} do not get cheaper with larger quantities`;
    breaks.push({ qty: Number(qty), each });
  }
  return breaks;
}

/** The first and last day of a price, as the sheet has them; '' without one. */
export function contractDays({ currency, from, until }: AgreedPrice): { readonly first: string; readonly last: string } {
  const timeZone = ZONES.get(currency)?.timeZone ?? SHIPPED_SITES['business-US'].timeZone;
  return {
    first: from === null ? '' : localDay(new Date(from), timeZone),
    last: until === null ? '' : addDays(localDay(new Date(until), timeZone), -1),
  };
}

/** What a row is about, for finding it twice: a price by its beginning, else the item. */
export const contractRowKey = ({ accountNumber, itemId, price }: ContractSheetRow): string =>
  [accountNumber, itemId, price?.currency ?? '', price?.from ?? ''].join(' ');
