// Handles the forms of lists. Success redirects to the result; a failure appears on the same page.
import { listsWords } from '#buying/lists/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { textOf } from '#ui/page/form-text';
import { plainNotice } from '#ui/kit/form-notice';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { readAsked } from './asked-lists.ts';
import { addToCart } from './list-to-cart.ts';
import type { ListNote } from './list-note.ts';
import { type Calls, type Answer, type Work, ID_LENGTH, toLists, keyOf, chosenIn } from './list-work.ts';
import { addItem, addFromCart, addFromFile, leftOut, setQuantity, removeItem, restoreItem } from './list-item-actions.ts';
import { allowLinks, moveBack, moveLines, placeLine, setLine, setLink, setQuantities, sortLines } from './list-line-actions.ts';
import { firstItems } from './first-items.ts';

const LEVELS = ['PERSONAL', 'SHARED', 'GLOBAL'] as const;

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
  return outcome.field === 'name' || outcome.field === 'note'
    ? { ...note, field: outcome.field, typed: textOf(form, outcome.field) }
    : note;
}

const INTENTS: ReadonlyMap<string, (work: Work) => Answer> = new Map([
  ['create', create],
  ['settings', changeSettings],
  ['favorite', markFavorite],
  ['delete', deleteList],
  ['restore', restoreList],
  ['addItem', addItem],
  ['fromCart', addFromCart],
  ['fromFile', addFromFile],
  ['quantity', setQuantity],
  ['remove', removeItem],
  ['restoreItem', restoreItem],
  ['line', setLine],
  ['sort', sortLines],
  ['place', placeLine],
  ['move', moveLines],
  ['copy', moveLines],
  ['moveBack', moveBack],
  ['quantities', setQuantities],
  ['link', setLink],
  ['links', allowLinks],
  ['toCart', bringToCart],
]);

function bringToCart(work: Work): Answer {
  const { args, form, say } = work;
  const listIds = chosenIn(work, 'listId');
  if (listIds.length === 0) return Promise.resolve(plainNotice('bad', say('chooseLists')));
  return addToCart(args, { listIds, listItemId: textOf(form, 'listItemId'), missing: textOf(form, 'missing') === 'true' }, keyOf(form));
}

function levelOf(form: FormData) {
  return LEVELS.find((level) => level === textOf(form, 'accessLevel'));
}

async function create(work: Work): Answer {
  const { form, call, say } = work;
  const accessLevel = levelOf(form) ?? 'PERSONAL';
  const first = await firstItems(work);
  if (isRefusal(first)) return first;
  if ('fileProblem' in first)
    return { ...plainNotice('bad', say(`file.${first.fileProblem}`)), field: 'file', typed: textOf(form, 'name') };
  const items = [...first.items];
  const list = await call('POST /cc/api/list', { body: { name: textOf(form, 'name'), accessLevel, items, ...keyOf(form) } });
  if (isRefusal(list)) return list;
  const left = leftOut(first.unknown, list.messages);
  if (left.length === 0) throw toLists(work, { listId: list.listId });
  return {
    tone: 'warn',
    text: say('madeWithout', { n: list.itemCount, left: left.length }),
    about: left,
    toCart: false,
    made: list.listId,
  };
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

async function markFavorite(work: Work): Answer {
  const { form, id, call } = work;
  const favorite = textOf(form, 'favorite') === 'true';
  const list = await call('POST /cc/api/list/:id override PUT', { params: { id }, body: { favorite } });
  if (isRefusal(list)) return list;
  // The last favorite is gone: a page that shows favorites alone shows all lists again.
  if (!favorite && readAsked(new URL(work.args.request.url).searchParams).access === 'FAVORITE') {
    const left = await call('GET /cc/api/lists', { query: { access: 'FAVORITE', responseType: 'count' } });
    if (!isRefusal(left) && left.metadata.totalItems === 0) throw toLists(work);
  }
  return plainNotice('ok', '');
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
