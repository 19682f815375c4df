// Puts one item, or everything that is due, into the cart. What is due, and how many, is asked of the server again.
import type { cartContract } from '#buying/cart/contract';
import { addReport } from '#buying/cart/screen';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { HabitView } from '#finding/buy-again/contract';
import { buyAgainWords } from '#finding/buy-again/words';
import type { Notice } from '#ui/kit/form-notice';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { loadHabits } from './load-habits.ts';

type Args = WithContext & { readonly request: Request };

export async function addAgain(args: Args, form: FormData): Promise<Notice | Refusal> {
  const say = sayer(buyAgainWords, args.context.get(pageVisit).copyLocale);
  const wanted = wantedOf((await loadHabits(args, args.request.url)).habits, form);
  if (wanted.length === 0) return { tone: 'bad', text: say('nothingAdded'), about: [], toCart: false };
  const key = [textOf(form, 'key'), textOf(form, 'item'), textOf(form, 'qty')].join(' ');
  const items = wanted.map(({ itemId, qty }) => ({ itemId, qty }));
  const reply = await attempt<typeof cartContract>(args)('POST /cc/api/checkout/default/item', {
    body: { items, version: 'b2', ...(key.trim() !== '' && { formKey: `again ${key}` }) },
  });
  if (isRefusal(reply)) return reply;
  const { tone, left, about } = addReport(reply.messages, (id) => wanted.find(({ itemId }) => itemId === id)?.title);
  const added = wanted.length - left;
  return { tone, text: say(left === 0 ? 'added' : 'addedSome', { n: added, left }), about, toCart: added > 0 };
}

/** Without an item: all that is due. A typed quantity is judged by the cart. */
function wantedOf(habits: readonly HabitView[], form: FormData): readonly HabitView[] {
  const itemId = textOf(form, 'item');
  const addable = habits.filter(({ canAdd }) => canAdd);
  if (itemId === '') return addable.filter(({ due }) => due === 'due');
  const typed = Number(textOf(form, 'qty'));
  const one = addable.find((habit) => habit.itemId === itemId);
  if (one === undefined) return [];
  return [{ ...one, qty: Number.isInteger(typed) && typed > 0 && typed <= 9_999 ? typed : one.qty }];
}
