// What a new list starts with, or what is added at once: the cart, a file, or the one item that the shopper came with.
import { MOST_ITEMS } from '#buying/lists/rules';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { rowsOfFile } from '#buying/quick-order/screen';
import { textOf } from '#ui/page/form-text';
import { itemsOf, NUMBER_LENGTH, type Work } from './list-work.ts';

interface FirstItem {
  readonly itemId: string;
  readonly qty?: number | string;
  readonly customization?: { readonly lines: string[]; readonly color?: string | null; readonly typeface?: string | null };
}

export interface FirstItems {
  readonly items: readonly FirstItem[];
  /** Rows of the file whose number the shop does not know. */
  readonly unknown: readonly string[];
}

const only = (items: readonly FirstItem[]): FirstItems => ({ items: items.slice(0, MOST_ITEMS), unknown: [] });

export async function firstItems(work: Work): Promise<FirstItems | Refusal | { readonly fileProblem: 'notCsv' | 'tooLarge' | 'empty' }> {
  const { form } = work;
  const start = textOf(form, 'start');
  if (start === 'cart') return itemsOfCart(work);
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return itemsOfFile(work, file);
  return start === 'file' ? { fileProblem: 'empty' } : only(itemsOf(form));
}

export async function itemsOfCart({ call }: Work): Promise<FirstItems | Refusal> {
  const reply = await call('GET /cc/api/checkout', {});
  if (isRefusal(reply)) return reply;
  const lines = reply.cart.items.filter(({ status, parentItemId }) => status !== 'DELETED' && !parentItemId);
  return only(lines.map(({ itemId, qty, customization }) => ({ itemId, qty, ...(customization && { customization }) })));
}

async function itemsOfFile(
  { call }: Work,
  file: File,
): Promise<FirstItems | Refusal | { readonly fileProblem: 'notCsv' | 'tooLarge' | 'empty' }> {
  const read = await rowsOfFile(file);
  if ('problem' in read) return { fileProblem: read.problem };
  const rows = read.rows.slice(0, MOST_ITEMS);
  if (rows.length === 0) return { fileProblem: 'empty' };
  const reply = await call('POST /api/quick-order/check', {
    body: { rows: rows.map(({ number, qty }) => ({ number: number.slice(0, NUMBER_LENGTH), qty: qty.slice(0, 12) })) },
  });
  if (isRefusal(reply)) return reply;
  const items = reply.rows.flatMap(({ itemId }, at) => (itemId === null ? [] : [{ itemId, qty: quantityOf(rows[at]?.qty) }]));
  return { items, unknown: reply.rows.flatMap(({ itemId }, at) => (itemId === null ? [rows[at]?.number ?? ''] : [])) };
}

/** A row without a usable quantity stands for one. */
const quantityOf = (typed = ''): string => (/^[1-9]\d{0,3}$/.test(typed.trim()) ? typed.trim() : '1');
