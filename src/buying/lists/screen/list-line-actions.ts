// Handles the forms about what lines say and where they stand, and about a list's link.
import { movedBy } from '#buying/lists/rules';
import { readLevel } from '#buying/offline/rules';
import { isRefusal } from '#base/outcome/rules';
import { textOf } from '#ui/page/form-text';
import { plainNotice } from '#ui/kit/form-notice';
import { chosenIn, ID_LENGTH, keyOf, type Answer, type Work } from './list-work.ts';

const line = ({ form }: Work): string => textOf(form, 'listItemId').slice(0, ID_LENGTH) || 'x';

export async function setLine(work: Work): Answer {
  const { form, id, call, say } = work;
  const note = textOf(form, 'note').slice(0, 400);
  const [par, onHand] = [readLevel(textOf(form, 'par')), readLevel(textOf(form, 'onHand'))];
  if (par === undefined || onHand === undefined) return plainNotice('bad', say('LIST_LEVEL_INVALID'));
  const body = { listItemId: line(work), note, par, onHand };
  const list = await call('POST /cc/api/list/:id/item', { params: { id }, body });
  return isRefusal(list) ? list : plainNotice('ok', say('saved'));
}

/** One place up or down, as the buttons say. */
export async function placeLine(work: Work): Answer {
  const { form, id, call } = work;
  const list = await call('GET /cc/api/list/:id', { params: { id } });
  if (isRefusal(list)) return list;
  const ids = list.items.map(({ listItemId }) => listItemId);
  const order = [...movedBy(ids, line(work), textOf(form, 'by') === 'up' ? -1 : 1)];
  const sorted = await call('POST /cc/api/list/:id/item', { params: { id }, body: { order } });
  return isRefusal(sorted) ? sorted : plainNotice('ok', '');
}

/** The whole order, as it was drawn with the pointer. */
export async function sortLines(work: Work): Answer {
  const { id, call } = work;
  const sorted = await call('POST /cc/api/list/:id/item', { params: { id }, body: { order: chosenIn(work, 'listItemId') } });
  return isRefusal(sorted) ? sorted : plainNotice('ok', '');
}

export async function setQuantities(work: Work): Answer {
  const { form, id, call, say } = work;
  const chosen = chosenIn(work, 'listItemId');
  if (chosen.length === 0) return plainNotice('bad', say('chooseLines'));
  const qty = textOf(form, 'qty').slice(0, 12);
  const quantities = chosen.map((listItemId) => ({ listItemId, qty }));
  const list = await call('POST /cc/api/list/:id/item', { params: { id }, body: { quantities } });
  return isRefusal(list) ? list : plainNotice('ok', say('quantitiesSet', { n: chosen.length }));
}

export async function moveLines(work: Work): Answer {
  const { form, id, call, say } = work;
  const listItemIds = chosenIn(work, 'listItemId');
  const to = textOf(form, 'to').slice(0, ID_LENGTH);
  if (listItemIds.length === 0) return plainNotice('bad', say('chooseLines'));
  if (to === '') return plainNotice('bad', say('chooseTarget'));
  const copy = textOf(form, 'intent') === 'copy';
  const done = await call('POST /cc/api/lists/transfer', { body: { from: id, to, listItemIds, copy, ...keyOf(form) } });
  if (isRefusal(done)) return done;
  const text = say(copy ? 'copiedTo' : 'movedTo', { n: done.moved.length, list: done.toName });
  const lines = done.moved.map(({ listItemId, toItemId, qty }) => `${listItemId}:${toItemId}:${qty}`).join();
  return { ...plainNotice('ok', text), moved: { from: id, to, lines, copy } };
}

export async function moveBack(work: Work): Answer {
  const { form, id, call } = work;
  const moved = textOf(form, 'lines')
    .split(',')
    .flatMap((text) => {
      const [listItemId = '', toItemId = '', qty = ''] = text.split(':');
      return listItemId === '' || toItemId === '' || !/^\d{1,4}$/.test(qty) ? [] : [{ listItemId, toItemId, qty: Number(qty) }];
    });
  const to = textOf(form, 'to').slice(0, ID_LENGTH) || 'x';
  const list = await call('POST /cc/api/lists/transfer/undo', {
    body: { from: id, to, moved, copy: textOf(form, 'copy') === 'true', ...keyOf(form) },
  });
  return isRefusal(list) ? list : plainNotice('ok', '');
}

export async function setLink({ form, id, call, say }: Work): Answer {
  const on = textOf(form, 'on') === 'true';
  const list = await call('POST /cc/api/list/:id/link', { params: { id }, body: { on } });
  return isRefusal(list) ? list : plainNotice('ok', say(on ? 'linkOn' : 'linkOff'));
}

export async function allowLinks({ form, call, say }: Work): Answer {
  const allowed = textOf(form, 'allowed') === 'true';
  const rule = await call('POST /cc/api/lists/links', { body: { allowed } });
  return isRefusal(rule) ? rule : plainNotice('ok', say(allowed ? 'linksAllowed' : 'linksStopped'));
}
