// Adding a list, or one item of it, to the cart: one call for all, and a reason for each item that was left out (LST-5).
import type { cartContract } from '#cart/contract';
import type { ListItem, listsContract } from '#lists/contract';
import { listsWords } from '#lists/words';
import { sayer } from '#locale/words';
import { isRefusal, type Refusal } from '#outcome/rules';
import { attempt, pageVisit, type WithContext } from '#ui/page-visit';
import type { ListNote } from './list-note.ts';

/** `listItemId` empty: all of them. Under the same key they are added once. */
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
  const reasons = new Map<ListItem, string>(wanted.filter((item) => !item.addable).map((item) => [item, reasonOf(item)]));
  if (addable.length > 0) {
    const items = addable.map(({ addItemId: itemId, addQty: qty }) => ({ itemId, qty }));
    const reply = await call('POST /cc/api/checkout/default/item', { body: { items, version: 'b2', ...key } });
    if (isRefusal(reply)) return reply;
    for (const { type, itemId, description } of reply.messages) {
      const item = type === 'failure' ? addable.find(({ addItemId }) => addItemId === itemId) : undefined;
      if (item !== undefined) reasons.set(item, description);
    }
  }
  const added = wanted.length - reasons.size;
  const leftOut = [...reasons].map(([{ name: title }, reason]) => ({ title, reason }));
  const text = leftOut.length === 0 && added > 0 ? say('inCart', { n: added }) : say('inCartSome', { n: added, left: leftOut.length });
  return { tone: leftOut.length === 0 && added > 0 ? 'ok' : 'bad', text, leftOut, toCart: added > 0 };
}

function reasonOf({ messages }: ListItem): string {
  return messages.map(({ description }) => description).join(' ');
}
