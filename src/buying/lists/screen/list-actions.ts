// Handles the forms of lists. Success redirects to the result; a failure appears on the same page.
import { redirect } from 'react-router';
import type { cartContract } from '#buying/cart/contract';
import type { listsContract } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { quickOrderContract } from '#buying/quick-order/contract';
import { textOf } from '#ui/page/form-text';
import { plainNotice } from '#ui/kit/form-notice';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { addToCart } from './list-to-cart.ts';
import type { ListNote } from './list-note.ts';

type Calls = typeof listsContract & typeof cartContract & typeof quickOrderContract;
type Answer = Promise<ListNote | Refusal>;

interface Work {
  readonly args: WithContext;
  readonly form: FormData;
  readonly id: string;
  readonly call: ReturnType<typeof attempt<Calls>>;
  readonly say: ReturnType<typeof sayer<(typeof listsWords.keys)[number]>>;
}

const LEVELS = ['PERSONAL', 'SHARED', 'GLOBAL'] as const;
const ID_LENGTH = 40;
const NUMBER_LENGTH = 60;
const LONGEST_KEY = 255;

export async function runListAction(args: WithContext & { readonly request: Request }): Promise<ListNote> {
  const form = await args.request.formData();
  const work: Work = {
    args,
    form,
    id: textOf(form, 'listId').slice(0, ID_LENGTH) || 'x',
    call: attempt<Calls>(args),
    say: sayer(listsWords, args.context.get(pageVisit).copyLocale),
  };
  const run = INTENTS.get(textOf(form, 'intent'));
  const outcome = run === undefined ? plainNotice('bad', work.say('LIST_NOT_FOUND')) : await run(work);
  const nextKey = crypto.randomUUID();
  if (!isRefusal(outcome)) return { ...outcome, nextKey };
  const note = { ...plainNotice('bad', outcome.message), nextKey };
  return outcome.field === 'name' ? { ...note, field: 'name', typed: textOf(form, 'name') } : note;
}

const INTENTS: ReadonlyMap<string, (work: Work) => Answer> = new Map([
  ['create', create],
  ['settings', changeSettings],
  ['favorite', markFavorite],
  ['delete', deleteList],
  ['restore', restoreList],
  ['addItem', addItem],
  ['fromCart', addFromCart],
  ['quantity', setQuantity],
  ['remove', removeItem],
  ['restoreItem', restoreItem],
  ['toCart', ({ args, form, id }: Work) => addToCart(args, id, textOf(form, 'listItemId'), keyOf(form))],
]);

/** The address of one list, or of all, on this site. */
function toLists({ args }: Work, query: { readonly listId?: string; readonly deleted?: string } = {}): Response {
  const { locale, site } = args.context.get(pageVisit);
  return redirect(makePaths(locale).lists(site.tenant, query));
}

function levelOf(form: FormData) {
  return LEVELS.find((level) => level === textOf(form, 'accessLevel'));
}

/** Key of one rendering of the page and one intent: a repeat is the same press. */
function keyOf(form: FormData): { readonly formKey?: string } {
  const requestKey = textOf(form, 'requestKey');
  const asked = ['intent', 'listId', 'listItemId', 'item', 'number', 'qty', 'accessLevel', 'name'].map((field) => textOf(form, field));
  return requestKey === '' ? {} : { formKey: [requestKey, ...asked].join(' ').slice(0, LONGEST_KEY) };
}

/** The first item of a new list, chosen in the cart. */
function itemsOf(form: FormData) {
  const itemId = textOf(form, 'item').slice(0, NUMBER_LENGTH);
  return itemId === '' ? [] : [{ itemId, qty: textOf(form, 'qty') }];
}

async function create(work: Work): Answer {
  const { form, call } = work;
  const accessLevel = levelOf(form) ?? 'PERSONAL';
  const list = await call('POST /cc/api/list', { body: { name: textOf(form, 'name'), accessLevel, items: itemsOf(form), ...keyOf(form) } });
  if (isRefusal(list)) return list;
  throw toLists(work, { listId: list.listId });
}

/** Sends only changed fields, so that another user's changes stay. */
async function changeSettings({ form, id, call, say }: Work): Answer {
  const differs = (field: string): boolean => textOf(form, field) !== textOf(form, `${field}Was`);
  const level = levelOf(form);
  const body = {
    ...(differs('name') ? { name: textOf(form, 'name') } : {}),
    ...(level !== undefined && differs('accessLevel') ? { accessLevel: level } : {}),
    ...(level !== undefined && differs('membersEdit') ? { membersEdit: textOf(form, 'membersEdit') === 'on' } : {}),
  };
  const list = await call('POST /cc/api/list/:id override PUT', { params: { id }, body });
  return isRefusal(list) ? list : plainNotice('ok', say('saved'));
}

async function markFavorite({ form, id, call }: Work): Answer {
  const favorite = textOf(form, 'favorite') === 'true';
  const list = await call('POST /cc/api/list/:id override PUT', { params: { id }, body: { favorite } });
  return isRefusal(list) ? list : plainNotice('ok', '');
}

async function deleteList(work: Work): Answer {
  const list = await work.call('POST /cc/api/list/:id override DELETE', { params: { id: work.id } });
  if (isRefusal(list)) return list;
  throw toLists(work, { deleted: work.id });
}

async function restoreList(work: Work): Answer {
  const list = await work.call('POST /cc/api/list/:id override PUT', { params: { id: work.id }, body: { restore: true } });
  if (isRefusal(list)) return list;
  throw toLists(work);
}

/** By typed number, whatever its format; or the item chosen in the cart. */
async function addItem(work: Work): Answer {
  const { form, id, call, say } = work;
  const [chosen] = itemsOf(form);
  const typed = textOf(form, 'number').trim().slice(0, NUMBER_LENGTH);
  const wrong = (text: string): ListNote => ({ ...plainNotice('bad', text), field: 'number', typed });
  if (chosen === undefined && typed === '') return wrong(say('numberMissing'));
  const itemId = chosen?.itemId ?? (await itemOfNumber(work, typed));
  if (isRefusal(itemId)) return itemId;
  if (itemId === null) return wrong(say('unknownNumber', { number: typed }));
  const list = await call('POST /cc/api/list/:id/item', {
    params: { id },
    body: { items: [{ itemId, qty: textOf(form, 'qty') }], ...keyOf(form) },
  });
  if (isRefusal(list)) return list;
  if (chosen !== undefined) throw toLists(work, { listId: id });
  return list.messages.length > 0 ? wrong(say('unknownNumber', { number: typed })) : plainNotice('ok', say('added', { n: 1 }));
}

async function itemOfNumber({ call }: Work, number: string): Promise<string | null | Refusal> {
  const reply = await call('POST /api/quick-order/check', { body: { rows: [{ number }] } });
  return isRefusal(reply) ? reply : (reply.rows[0]?.itemId ?? null);
}

async function addFromCart({ form, id, call, say }: Work): Answer {
  const reply = await call('GET /cc/api/checkout', {});
  if (isRefusal(reply)) return reply;
  const lines = reply.cart.items.filter(({ status, parentItemId }) => status !== 'DELETED' && !parentItemId);
  if (lines.length === 0) return plainNotice('bad', say('cartEmpty'));
  const items = lines.slice(0, 200).map(({ itemId, qty }) => ({ itemId, qty }));
  const list = await call('POST /cc/api/list/:id/item', { params: { id }, body: { items, ...keyOf(form) } });
  return isRefusal(list) ? list : plainNotice('ok', say('added', { n: items.length - list.messages.length }));
}

/** − and + are buttons of the form until hydration. */
async function setQuantity({ form, id, call }: Work): Answer {
  const step = Number(textOf(form, 'step') || '0');
  const typed = textOf(form, 'qty');
  const qty = step === 0 ? typed : Math.max(Number(typed) + step, 1);
  const body = { listItemId: textOf(form, 'listItemId').slice(0, ID_LENGTH), qty };
  const list = await call('POST /cc/api/list/:id/item', { params: { id }, body });
  return isRefusal(list) ? list : plainNotice('ok', '');
}

async function removeItem({ form, id, call }: Work): Answer {
  const itemId = textOf(form, 'listItemId').slice(0, ID_LENGTH) || 'x';
  const before = await call('GET /cc/api/list/:id', { params: { id } });
  const after = await call('POST /cc/api/list/:id/item/:itemId override DELETE', { params: { id, itemId } });
  if (isRefusal(before)) return before;
  if (isRefusal(after)) return after;
  const name = before.items.find(({ listItemId }) => listItemId === itemId)?.name ?? '';
  return { ...plainNotice('ok', ''), undo: { listItemId: itemId, name } };
}

async function restoreItem({ form, id, call }: Work): Answer {
  const listItemId = textOf(form, 'listItemId').slice(0, ID_LENGTH) || 'x';
  const list = await call('POST /cc/api/list/:id/item', { params: { id }, body: { listItemId } });
  return isRefusal(list) ? list : plainNotice('ok', '');
}
