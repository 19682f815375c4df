// Adds a list, or one of its items, to the cart: one call, and a reason for each refused item (LST-5).
import type { cartContract } from '#buying/cart/contract';
import { addReport, type AddReport } from '#buying/cart/screen';
import type { ListItem, listsContract } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import type { ListNote } from './list-note.ts';

/** An empty `listItemId` adds all items. A repeat under the same key adds them only once. */
export async function addToCart(
  args: WithContext,
  id: string,
  listItemId: string,
  key: { readonly formKey?: string },
): Promise<ListNote | Refusal> {
  const say = sayer(listsWords, args.context.get(pageVisit).copyLocale);
  const call = attempt<typeof listsContract & typeof cartContract>(args);
  const list = await call('GET /cc/api/list/:id', { params: { id } });
  if (isRefusal(list)) return list;
  const wanted = list.items.filter((item) => listItemId === '' || item.listItemId === listItemId);
  const addable = wanted.filter((item) => item.addable);
  const barred = wanted.filter((item) => !item.addable);
  let report: AddReport = { tone: 'ok', left: 0, about: [] };
  if (addable.length > 0) {
    const items = addable.map(({ itemId, addQty: qty }) => ({ itemId, qty }));
    const reply = await call('POST /cc/api/checkout/default/item', { body: { items, version: 'b2', ...key } });
    if (isRefusal(reply)) return reply;
    const names = new Map(addable.flatMap(({ itemId, addItemId, name }) => [[itemId, name] as const, [addItemId, name] as const]));
    report = addReport(reply.messages, (itemId) => names.get(itemId));
  }
  const left = barred.length + report.left;
  const added = wanted.length - left;
  const text = left === 0 && added > 0 ? say('inCart', { n: added }) : say('inCartSome', { n: added, left });
  const about = [...barred.map((item) => ({ title: item.name, reason: reasonOf(item) })), ...report.about];
  return { tone: left === 0 && added > 0 ? report.tone : 'bad', text, about, toCart: added > 0 };
}

function reasonOf({ messages }: ListItem): string {
  return messages.map(({ description }) => description).join(' ');
}
