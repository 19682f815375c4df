// Adds lists, one of their lines, or what is missing of them to the cart: every line that can go goes, and each other one is named with its reason (LST-5).
import type { cartContract } from '#buying/cart/contract';
import { addReport } from '#buying/cart/screen';
import type { ListDetail, ListItem, listsContract } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import type { ListNote } from './list-note.ts';

export interface WantedLines {
  readonly listIds: readonly string[];
  /** One line alone; '' means all. */
  readonly listItemId?: string;
  /** As many as are missing to each line's level, instead of the list's quantities. */
  readonly missing?: boolean;
}

/** Most lines of one call of the cart. */
const MOST_LINES = 500;

interface Wanted {
  readonly item: ListItem;
  readonly qty: number;
}

/** A repeat under the same key adds everything only once. */
export async function addToCart(args: WithContext, wanted: WantedLines, key: { readonly formKey?: string }): Promise<ListNote | Refusal> {
  const say = sayer(listsWords, args.context.get(pageVisit).copyLocale);
  const call = attempt<typeof listsContract & typeof cartContract>(args);
  const replies = await Promise.all(wanted.listIds.map((id) => call('GET /cc/api/list/:id', { params: { id } })));
  const lists = replies.filter((reply): reply is ListDetail => !isRefusal(reply));
  const about = replies.filter(isRefusal).map(({ message }) => ({ title: '', reason: message }));
  const [refused] = replies.filter(isRefusal);
  if (lists.length === 0 && refused !== undefined) return refused;
  const lines = lists.flatMap(({ items }) => items).flatMap((item) => wantedOf(item, wanted));
  if (lines.length === 0) return { tone: 'ok', text: say(wanted.missing ? 'nothingMissing' : 'noItems'), about, toCart: false };
  const [addable, barred] = [lines.filter(({ item }) => item.addable), lines.filter(({ item }) => !item.addable)];
  const names = new Map(addable.flatMap(({ item }) => [[item.itemId, item.name] as const, [item.addItemId, item.name] as const]));
  let [left, tone] = [barred.length, 'ok' as ListNote['tone']];
  about.push(...barred.map(({ item }) => ({ title: item.name, reason: reasonOf(item) })));
  for (let at = 0; at < addable.length; at += MOST_LINES) {
    const items = addable.slice(at, at + MOST_LINES).map(toAdd);
    const formKey = key.formKey === undefined ? {} : { formKey: at === 0 ? key.formKey : `${at} ${key.formKey}`.slice(0, 255) };
    const reply = await call('POST /cc/api/checkout/default/item', { body: { items, version: 'b2', ...formKey } });
    if (isRefusal(reply)) {
      // What went before stays in the cart, and the rest is told.
      if (at === 0) return reply;
      left += items.length;
      about.push({ title: '', reason: reply.message });
      continue;
    }
    const report = addReport(reply.messages, (itemId) => names.get(itemId));
    left += report.left;
    if (report.tone !== 'ok') tone = report.tone;
    about.push(...report.about);
  }
  const added = lines.length - left;
  const isWhole = left === 0 && added > 0;
  const text = isWhole ? say('inCart', { n: added }) : say('inCartSome', { n: added, left });
  return { tone: isWhole ? tone : 'bad', text, about, toCart: added > 0 };
}

function wantedOf(item: ListItem, { listItemId = '', missing = false }: WantedLines): Wanted[] {
  if (listItemId !== '' && item.listItemId !== listItemId) return [];
  const qty = missing ? (item.missing ?? 0) : item.addQty;
  return qty === 0 && missing ? [] : [{ item, qty }];
}

const toAdd = ({ item: { itemId, customization }, qty }: Wanted) => ({ itemId, qty, ...(customization && { customization }) });

function reasonOf({ messages }: ListItem): string {
  return messages.map(({ description }) => description).join(' ');
}
