// What came of "Add to cart": known when the cart has answered.
import { CART_WAIT, type BrowserEvent } from '#around/events/rules';
import { CART_FIELDS, selectCart } from '#buying/cart/screen';
import { pageStore } from '#store';
import { until } from '#ui/page/until';

const answerNow = () => selectCart(pageStore().getState()).confirmation;

/** Waits for the cart's answer to a form that adds an item; nothing for any other form. */
export async function cartAnswer(form: HTMLFormElement): Promise<readonly BrowserEvent[]> {
  const field = (name: string): string => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const itemId = field(CART_FIELDS.itemId);
  if (field(CART_FIELDS.intent) !== 'add' || itemId === '') return [];
  const before = answerNow();
  const typed = Number(field(CART_FIELDS.qty));
  const qty = Number.isInteger(typed) && typed >= 0 && typed < 100_000 ? typed : 0;
  const came = await until(() => answerNow() !== before && answerNow() !== null, CART_WAIT);
  const answer = answerNow();
  if (!came || answer === null) return [{ name: 'add-to-cart', itemId, qty, outcome: 'unanswered' }];
  const { outcome, items } = answer;
  const hides = items.some((item) => item.itemId === itemId && item.product.seePriceInCart);
  return [
    { name: 'add-to-cart', itemId, qty, outcome, ...(outcome === 'outOfStock' ? { code: 'OOS' } : {}) },
    ...(hides ? [{ name: 'see-price-in-cart', itemId } as const] : []),
  ];
}
