// What the forms of the list do: each press of a restock, ordering one now, and taking a changed delivery back.
import { data, redirect, redirectDocument } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import type { restockContract } from '#buying/restock/contract';
import { RESTOCK_ACTS } from '#buying/restock/rules';
import { makePaths } from '#paths';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';

export async function actOnList(args: WithContext & { readonly request: Request }, form: FormData) {
  const params = { restockId: textOf(form, 'restockId') };
  const call = attempt<typeof restockContract>(args);
  const paths = makePaths(args.context.get(pageVisit).locale);
  const from = new URL(args.request.url).searchParams.get('from');
  const back = (told: string) => redirect(paths.restock({ told, ...(from === null ? {} : { from }) }));
  const asked = textOf(form, 'act');
  if (asked === 'undoDelivery') {
    const changeId = textOf(form, 'changeId');
    const reply = await call('POST /api/restock-delivery/:changeId/undo', { params: { changeId } });
    if (isRefusal(reply)) return data({ problem: reply.message }, { status: reply.status });
    throw redirect(paths.restock({ change: changeId }));
  }
  if (asked === 'order') {
    const dueOn = textOf(form, 'dueOn');
    const body = /^\d{4}-\d\d-\d\d$/.test(dueOn) ? { dueOn } : {};
    const reply = await call('POST /api/restocks/:restockId/order', { params, body });
    if (isRefusal(reply)) return data({ problem: reply.message }, { status: reply.status });
    throw reply.url === '' ? back('order') : redirectDocument(reply.url);
  }
  const act = RESTOCK_ACTS.find((one) => one === asked) ?? 'skip';
  const seen = Number(textOf(form, 'seen', 12));
  const swap = act === 'swap' ? { itemId: textOf(form, 'itemId', 120), ...(Number.isFinite(seen) && { seen: Math.max(seen, 0) }) } : {};
  for (const restockId of idsOf(form)) {
    const reply = await call('POST /api/restocks/:restockId/act', { params: { restockId }, body: { act, ...swap } });
    if (isRefusal(reply)) return data({ problem: reply.message }, { status: reply.status });
  }
  throw back(act);
}

/** A form names those of a whole day. */
const MOST_OF_A_DAY = 100;
function idsOf(form: FormData): readonly string[] {
  const ids = form.getAll('restockId').flatMap((id) => (typeof id === 'string' ? [id] : []));
  return ids.length === 0 ? [''] : ids.slice(0, MOST_OF_A_DAY);
}
