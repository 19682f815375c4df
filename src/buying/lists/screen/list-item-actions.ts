// Handles the forms about a list's items: add, from the cart, quantity, remove, restore.
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { textOf } from '#ui/page/form-text';
import { plainNotice } from '#ui/kit/form-notice';
import type { ItemReason } from '#ui/kit/item-reasons';
import type { FoundItem, ListNote } from './list-note.ts';
import { firstItems, itemsOfCart, type FirstItems } from './first-items.ts';
import { type Answer, type Work, ID_LENGTH, NUMBER_LENGTH, toLists, keyOf, itemsOf } from './list-work.ts';

/** By typed number, whatever its format; by words, for which the shopper chooses among what is found; or the item chosen there or in the cart. */
export async function addItem(work: Work): Answer {
  const { form, id, call, say } = work;
  const [chosen] = itemsOf(form);
  const typed = textOf(form, 'number').trim().slice(0, NUMBER_LENGTH);
  const wrong = (text: string): ListNote => ({ ...plainNotice('bad', text), field: 'number', typed });
  if (chosen === undefined && typed === '') return wrong(say('numberMissing'));
  const meant = chosen ?? (await itemOfNumber(work, typed));
  if (isRefusal(meant)) return meant;
  const { itemId } = meant;
  if (itemId === null) {
    if (meant.found.length === 0) return wrong(say('unknownNumber', { number: typed }));
    return { ...wrong(say('chooseFound', { number: typed })), found: { qty: textOf(form, 'qty').slice(0, 4), items: meant.found } };
  }
  const list = await call('POST /cc/api/list/:id/item', {
    params: { id },
    body: { items: [{ itemId, qty: textOf(form, 'qty') }], ...keyOf(form) },
  });
  if (isRefusal(list)) return list;
  // From elsewhere: it leads to the list.
  if (chosen !== undefined && textOf(form, 'found') === '') throw toLists(work, { listId: id });
  return list.messages.length > 0 ? wrong(say('unknownNumber', { number: typed })) : plainNotice('ok', say('added', { n: 1 }));
}

type Meant = { readonly itemId: string } | { readonly itemId: null; readonly found: readonly FoundItem[] };

async function itemOfNumber({ call }: Work, number: string): Promise<Meant | Refusal> {
  const reply = await call('POST /api/quick-order/check', { body: { rows: [{ number }] } });
  if (isRefusal(reply)) return reply;
  const [row] = reply.rows;
  const itemId = row?.itemId ?? null;
  if (itemId !== null) return { itemId };
  return { itemId, found: (row?.choices ?? []).map(({ itemId: found, name, pack }) => ({ itemId: found, name, pack })) };
}

export async function addFromCart(work: Work): Answer {
  const first = await itemsOfCart(work);
  if (isRefusal(first)) return first;
  return first.items.length === 0 ? plainNotice('bad', work.say('cartEmpty')) : addAll(work, first);
}

export async function addFromFile(work: Work): Answer {
  work.form.set('start', 'file');
  const first = await firstItems(work);
  if (isRefusal(first)) return first;
  if ('fileProblem' in first) return { ...plainNotice('bad', work.say(`file.${first.fileProblem}`)), field: 'file' };
  return addAll(work, first);
}

async function addAll({ form, id, call, say }: Work, { items, unknown }: FirstItems): Answer {
  if (items.length === 0) return { ...plainNotice('bad', say('nothingAdded')), about: leftOut(unknown, []) };
  const list = await call('POST /cc/api/list/:id/item', { params: { id }, body: { items: [...items], ...keyOf(form) } });
  if (isRefusal(list)) return list;
  const left = leftOut(unknown, list.messages);
  const text = say('added', { n: items.length - list.messages.length });
  return left.length === 0 ? plainNotice('ok', text) : { tone: 'warn', text: `${text} ${say('leftOut')}`, about: left, toCart: false };
}

/** What did not come onto a list, with the reason where there is one. */
export const leftOut = (unknown: readonly string[], messages: readonly { readonly description: string }[]): ItemReason[] => [
  ...unknown.map((number) => ({ title: '', reason: number })),
  ...messages.map(({ description }) => ({ title: '', reason: description })),
];

/** − and + are buttons of the form until hydration. */
export async function setQuantity({ form, id, call }: Work): Answer {
  const step = Number(textOf(form, 'step') || '0');
  const typed = textOf(form, 'qty');
  const qty = step === 0 ? typed : Math.max(Number(typed) + step, 1);
  const body = { listItemId: textOf(form, 'listItemId').slice(0, ID_LENGTH), qty };
  const list = await call('POST /cc/api/list/:id/item', { params: { id }, body });
  return isRefusal(list) ? list : plainNotice('ok', '');
}

export async function removeItem({ form, id, call }: Work): Answer {
  const itemId = textOf(form, 'listItemId').slice(0, ID_LENGTH) || 'x';
  const before = await call('GET /cc/api/list/:id', { params: { id } });
  const after = await call('POST /cc/api/list/:id/item/:itemId override DELETE', { params: { id, itemId } });
  if (isRefusal(before)) return before;
  if (isRefusal(after)) return after;
  const name = before.items.find(({ listItemId }) => listItemId === itemId)?.name ?? '';
  return { ...plainNotice('ok', ''), undo: { listItemId: itemId, name } };
}

export async function restoreItem({ form, id, call }: Work): Answer {
  const listItemId = textOf(form, 'listItemId').slice(0, ID_LENGTH) || 'x';
  const list = await call('POST /cc/api/list/:id/item', { params: { id }, body: { listItemId } });
  return isRefusal(list) ? list : plainNotice('ok', '');
}
