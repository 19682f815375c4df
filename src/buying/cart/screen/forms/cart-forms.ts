// The forms of the cart: one for every command, so that it works without JavaScript, and a few without a command.
import type { cartContract } from '#buying/cart/contract';
import { numberOf, PO_LIMITS } from '#buying/purchase-orders/rules';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { safeTarget } from '#people/sessions/rules';
import type { LineOnWay } from '../commands/cart-changes.ts';
import { cartCommands } from '../commands/cart-commands.ts';
import type { CommandAnswer } from '../commands/command.ts';
import { KEPT_ORIGINAL, type CartIntent } from './cart-form-fields.ts';
import type { CartForms, FormFields } from './cart-form-intent.ts';
import { isFurnitureLevel } from './furniture-choice.ts';
import { itemsOf, quantityOf, wayOf } from './item-fields.ts';

const lineOf = (form: FormFields) => ({ cartItemId: form('cartItemId').slice(0, 40) });
const centerOf = (form: FormFields): string | null => form('budgetCenter').slice(0, 60) || null;
/** The answer's messages appear on the cart page. */
const DONE: CommandAnswer = { cart: null, messages: [] };
/** The cart page then shows an Undo for the removed line. */
const undoOf = (form: FormFields): string => `?undo=${encodeURIComponent(form('cartItemId'))}`;

export const CART_FORMS = {
  add: { asks: (form) => cartCommands.add({ items: itemsOf(form), allOrNothing: true }) },
  addFree: { asks: (form) => cartCommands.addFree({ itemId: form('itemId').slice(0, 60), qty: quantityOf(form) }) },
  quantity: {
    asks: (form) => cartCommands.quantity({ cartItemId: form('cartItemId'), qty: quantityOf(form) }),
    leadsTo: ({ form, cart }) => (quantityOf(form) === 0 ? cart + undoOf(form) : cart),
  },
  delivery: {
    asks: (form) => cartCommands.delivery(waysOf(form)),
    leadsTo: ({ form, answer, cart, paths }) => (form('deliveryType') === 'ISP' && !isPickedUp(answer, form) ? paths.stores() : cart),
  },
  remove: { asks: (form) => cartCommands.remove(lineOf(form)), leadsTo: ({ form, cart }) => cart + undoOf(form) },
  restore: { asks: (form) => cartCommands.restore({ cartItemId: form('cartItemId') }) },
  swap: {
    asks: (form) => ({
      send: async (transport, options) => {
        const added = await cartCommands.add({ items: itemsOf(form), allOrNothing: true }).send(transport, options);
        if (isRefusal(added) || added.messages.some(({ type }) => type === 'failure')) return added;
        return cartCommands.remove(lineOf(form)).send(transport, options);
      },
    }),
  },
  coupon: { asks: (form) => cartCommands.coupon({ code: form('coupon').slice(0, 40) }) },
  removeCoupon: { asks: (form) => cartCommands.removeCoupon({ code: form('coupon') }) },
  furniture: {
    asks: (form) => {
      const [level, qty] = [form('furnitureLevel'), quantityOf(form)];
      const service = isFurnitureLevel(level) ? { level, qty: typeof qty === 'number' ? qty : 0 } : null;
      return cartCommands.furniture({ cartItemId: form('cartItemId'), service });
    },
  },
  buyNow: { asks: () => cartCommands.buyNow(), leadsTo: ({ paths }) => paths.precheckout() },
  budget: {
    asks: (form) => {
      const po = form('linePurchaseOrder').slice(0, PO_LIMITS.number) || null;
      return cartCommands.budget({ cartItemId: form('cartItemId'), bcName: centerOf(form), po });
    },
  },
  accounting: {
    asks: (form) => {
      const number = numberOf(form('purchaseOrder'), form('purchaseOrderTyped'));
      const por = form('purchaseOrderRelease').slice(0, PO_LIMITS.release) || null;
      const allLines = form('allLines') !== '';
      return cartCommands.accounting({
        bc: centerOf(form),
        po: number.slice(0, PO_LIMITS.number) || null,
        por,
        ...(allLines && { allLines }),
      });
    },
  },
  deliverOn: { asks: (form) => cartCommands.deliverOn({ date: form('deliverOn').slice(0, 10) || null }) },
  orderType: { asks: (form) => cartCommands.orderType({ type: form('orderType') === 'SPECIAL' ? 'SPECIAL' : 'STANDARD' }) },
  keepOriginal: {
    asks: (form) => ({
      send: async (transport) => {
        const query = { type: 'HARD_ALT_OPT_OUT', value: form('itemId').slice(0, 60) };
        const noted = await transport<typeof cartContract>()('GET /cc/api/cart/opt/type', { query });
        return isRefusal(noted) ? noted : DONE;
      },
    }),
    leadsTo: ({ form, cart }) => `${cart}?${KEPT_ORIGINAL}=${encodeURIComponent(form('itemId'))}`,
  },
  undoRepresentative: {
    asks: () => ({ send: (transport) => transport<typeof cartContract>()('POST /api/cart/undo-representative', {}) }),
    leadsTo: ({ cart }) => `${cart}?undone=representative`,
  },
  country: {
    asks: (form) => ({
      send: async (transport) => {
        const body = { from: form('country') === 'CA' ? ('CA' as const) : ('US' as const) };
        const reply = await transport<typeof cartContract>()('POST /api/cart/country', { body });
        return isRefusal(reply) ? reply : DONE;
      },
    }),
    leadsTo: ({ form, origin, cart }) => safeTarget(form('to'), origin, cart),
  },
} satisfies CartForms<CartIntent>;

function waysOf(form: FormFields): LineOnWay[] {
  const { deliveryType, pickStoreNumber } = wayOf(form);
  const way = { ...(deliveryType === undefined ? {} : { deliveryType }), pickStoreNumber };
  return form('cartItemId')
    .split(' ')
    .map((cartItemId) => ({ cartItemId, ...way }));
}

/** Whether the lines are pickups now; a shopper without a store has to choose one first (ATC-5). */
function isPickedUp(answer: CommandAnswer | Refusal, form: FormFields): boolean {
  const [first] = form('cartItemId').split(' ');
  const items = isRefusal(answer) ? [] : (answer.cart?.items ?? []);
  return items.find(({ cartItemId }) => cartItemId === first)?.shippingInfo.deliveryType !== 'STA';
}
