// The part of "Add to cart" that is loaded with its first use.
import { customizationIn } from '#goods/customization/screen';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { textOf } from '#ui/page/form-text';
import { CART_FIELDS } from '../forms/cart-form-fields.ts';
import { cartCommands } from '../commands/cart-commands.ts';
import type { CommandAnswer } from '../commands/command.ts';
import { pageCart } from '../store/page-cart.ts';
import type { ItemToAdd } from '../commands/addition.ts';

/** Enters coupons and their free items, and shows the confirmation. */
export async function addCoupons(coupons: readonly string[], freeItems: readonly string[]): Promise<void> {
  await pageCart().run(cartCommands.add({ items: [], coupons, freeItems, confirm: true }));
}

/** Adds items for a screen that shows the answers itself. */
export function addWithOwnAnswers(items: readonly ItemToAdd[]): Promise<CommandAnswer | Refusal | null> {
  return pageCart().run(cartCommands.add({ items, confirm: 'beside' }));
}

/** Adds the item of the form, and shows the confirmation. True when the server answered. */
export async function addToCart(fields: FormData, itemId: string, step: number): Promise<boolean> {
  const answer = await pageCart().run(cartCommands.add({ items: itemsOf(fields, itemId, step), confirm: true }));
  return answer !== null && !isRefusal(answer);
}

function itemsOf(fields: FormData, itemId: string, step: number): ItemToAdd[] {
  const typed = textOf(fields, CART_FIELDS.qty).trim();
  // An empty field is one step (CART-11); an invalid one becomes 0, which the cart refuses (CART-12).
  const qty = typed === '' ? step : /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  const services = fields.getAll(CART_FIELDS.service).flatMap((id) => (typeof id === 'string' && id !== '' ? [id] : []));
  // Pickup without a store of the form uses the shopper's, if they have one (ATC-5).
  const pickStoreNumber = textOf(fields, CART_FIELDS.storeNumber) || null;
  const way = fields.get(CART_FIELDS.deliveryType) === 'ISP' ? ({ deliveryType: 'ISP', pickStoreNumber } as const) : {};
  return [{ itemId, qty, ...way, ...customizationIn(fields) }, ...services.map((id) => ({ itemId: id, qty, parentItemId: itemId }))];
}
