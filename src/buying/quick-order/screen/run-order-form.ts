// Handles the quick order form before hydration: checks rows, adds the good ones in one call, keeps the others.
import { redirect, type ActionFunctionArgs } from 'react-router';
import type { cartContract } from '#buying/cart/contract';
import { MAX_LINE_QUANTITY } from '#goods/catalog/rules';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { QuickRow, quickOrderContract } from '#buying/quick-order/contract';
import { MAX_ROWS, type TypedRow } from '#buying/quick-order/rules';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { LONGEST_PASTE, ORDER_FIELDS } from './form-fields.ts';
import { addable, firstRows, takenRows } from './order-rows.ts';
import { rowsOfFile, rowsOfText } from './read-rows.ts';
import type { OrderNotice } from './use-quick-order.ts';

export interface OrderAnswer {
  readonly rows: readonly QuickRow[];
  readonly leftOut: number;
  readonly notice: OrderNotice | null;
}

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>;

export async function runOrderForm(args: Args): Promise<OrderAnswer> {
  const form = await args.request.formData();
  const { rows, notice } = await typedRows(form);
  if (rows.length === 0) return { rows: [], leftOut: 0, notice: notice ?? { kind: 'noRows' } };
  const kept = rows.slice(0, MAX_ROWS);
  const leftOut = rows.length - kept.length;
  const checked = await check(args, kept);
  if (checked === null) return { rows: kept.map(unchecked), leftOut, notice: { kind: 'failed' } };
  if (form.get(ORDER_FIELDS.intent) !== 'add') return { rows: checked, leftOut, notice };
  return { leftOut, ...(await addGood(args, checked)) };
}

/** When all rows were added, redirects to the cart. Otherwise the refused rows stay, and a notice reports differences. */
async function addGood(args: Args, checked: readonly QuickRow[]): Promise<Pick<OrderAnswer, 'rows' | 'notice'>> {
  const good = addable(firstRows(checked).rows);
  if (good.length === 0) return { rows: checked, notice: null };
  const answer = await attempt<typeof cartContract>(args)('POST /cc/api/checkout/default/item', {
    body: { items: good.map(({ itemId, qty }) => ({ itemId, qty })), version: 'b2', formKey: await keyOf(good) },
  });
  if (isRefusal(answer)) return { rows: checked, notice: { kind: 'refused', text: answer.message } };
  const { taken, differences } = takenRows(good, answer.messages);
  const left = checked.filter((_, id) => !taken.has(id));
  const typed = left.map(({ number, asked }) => ({ number, qty: asked }));
  const { site, locale } = args.context.get(pageVisit);
  if (left.length === 0 && differences.length === 0) throw redirect(makePaths(locale).cart(site.tenant));
  return { rows: (await check(args, typed)) ?? left, notice: { kind: 'added', n: taken.size, left: left.length, differences } };
}

const DOUBLE_PRESS_MS = 3_000;

/** The same rows again within a moment count as one press. */
async function keyOf(rows: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(rows)));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `rows ${hex} ${Math.floor(Date.now() / DOUBLE_PRESS_MS)}`;
}

/** Rows of the table, then the typed row, then the pasted list, then the file. */
async function typedRows(form: FormData): Promise<{ readonly rows: readonly TypedRow[]; readonly notice: OrderNotice | null }> {
  const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
  const qtys = form.getAll(ORDER_FIELDS.qty).map(text);
  const removed = text(form.get(ORDER_FIELDS.remove));
  const table = form
    .getAll(ORDER_FIELDS.number)
    .map((number, at) => ({ number: text(number).trim().slice(0, 60), qty: (qtys[at] ?? '').trim().slice(0, 12) }))
    .filter((_, at) => String(at) !== removed);
  const one = { number: text(form.get(ORDER_FIELDS.oneNumber)).trim().slice(0, 60), qty: text(form.get(ORDER_FIELDS.oneQty)).slice(0, 12) };
  const pasted = rowsOfText(text(form.get(ORDER_FIELDS.rows)).slice(0, LONGEST_PASTE));
  const rows = [...table, ...(one.number === '' ? [] : [one]), ...pasted];
  const file = form.get(ORDER_FIELDS.file);
  if (!(file instanceof Blob) || file.size === 0) return { rows, notice: null };
  const read = await rowsOfFile(file);
  return 'problem' in read ? { rows, notice: { kind: read.problem, name: file.name } } : { rows: [...rows, ...read.rows], notice: null };
}

async function check(args: Args, rows: readonly TypedRow[]): Promise<readonly QuickRow[] | null> {
  const reply = await attempt<typeof quickOrderContract>(args)('POST /api/quick-order/check', { body: { rows: [...rows] } });
  return isRefusal(reply) ? null : reply.rows;
}

/** A row that could not be checked, as typed, to try again. */
function unchecked({ number, qty: asked }: TypedRow): QuickRow {
  const unknown = { itemId: null, namedItemId: null, name: null, url: null, imageUrl: null, pack: null, customerSku: null, replaces: null };
  const prices = { contract: false, finalPricePerUnit: null, finalPrice: null };
  return {
    ...unknown,
    ...prices,
    number,
    asked,
    state: 'blocked',
    qty: 1,
    increment: 1,
    quantityLimit: MAX_LINE_QUANTITY,
    messages: [],
    choices: [],
  };
}
