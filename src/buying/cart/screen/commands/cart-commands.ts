/* oxlint-disable max-lines -- one table: every command of the cart, as `CommandTable` requires */
// Defines the cart's commands. The compiler requires a form for each in `forms/cart-forms.ts`.
import type { CartReply } from '#buying/cart/contract';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { FURNITURE_ADD_MS } from '../store/cart-timing.ts';
import { cartEvents } from '../store/cart-slice.ts';
import type { Addition } from './addition.ts';
import { ask, change, edit, withoutKey, type Accounting, type FurnitureService, type LineOnWay, type OneLine } from './cart-changes.ts';
import type { About, CommandAnswer, CommandTable } from './command.ts';

export type CartCommandKind =
  | 'add'
  | 'addFree'
  | 'quantity'
  | 'delivery'
  | 'remove'
  | 'restore'
  | 'coupon'
  | 'removeCoupon'
  | 'furniture'
  | 'buyNow'
  | 'budget'
  | 'accounting'
  | 'deliverOn'
  | 'orderType';

const THE_CART: About = { lines: [] };
const aLine = (cartItemId: string): About => ({ lines: [cartItemId], subject: cartItemId });
const aCoupon = (code: string): About => ({ lines: [], subject: code });
/** Leaves no row at its line, and runs whatever comes before or after it. */
const COMMAND_DEFAULTS = { shows: {}, takesOut: false, replaces: [], undoneBy: [] } as const;

/** Waits until the answer is applied, so that the requesting flag is off even while other changes run (CART-18). */
async function settled(reply: Promise<CartReply | Refusal>): Promise<CommandAnswer | Refusal> {
  const answer = await reply;
  return isRefusal(answer) ? answer : { ...answer, followedBy: cartEvents.accountingAnswered() };
}

export const cartCommands = {
  add: (adds: Addition) => ({
    ...COMMAND_DEFAULTS,
    kind: 'add',
    about: THE_CART,
    adds,
    send: (transport, options) => {
      const { items, coupons = [], freeItems = [], allOrNothing } = adds;
      const gifts = freeItems.map((itemId) => ({ itemId, qty: 1 }));
      const body = allOrNothing
        ? { items: [...items] }
        : { items: [...items], coupons: [...coupons], freeItems: gifts, version: 'b2' as const };
      return ask(transport)('POST /cc/api/checkout/default/item', { body: { ...body, ...options } });
    },
  }),
  /** A free item of a coupon in the cart (CART-14). */
  addFree: (gift: { readonly itemId: string; readonly qty: number | string }) => ({
    ...COMMAND_DEFAULTS,
    kind: 'addFree',
    about: THE_CART,
    send: (transport, options) =>
      ask(transport)('POST /cc/api/checkout/default/item override PUT', { body: { freeItems: [gift], ...options } }),
  }),
  quantity: ({ cartItemId, qty }: OneLine & { readonly qty: number | string }) => ({
    kind: 'quantity',
    about: aLine(cartItemId),
    shows: typeof qty === 'number' ? { wanted: qty } : {},
    takesOut: qty === 0 && 'undoable',
    replaces: ['quantity'],
    undoneBy: ['quantity', 'remove'],
    send: edit({ cartItemId, qty }),
  }),
  /** One line or several, each delivered or picked up at a store. */
  delivery: (ways: readonly LineOnWay[]) => ({
    ...COMMAND_DEFAULTS,
    kind: 'delivery',
    about: { lines: ways.map(({ cartItemId }) => cartItemId) },
    send: edit(...ways),
  }),
  /** `gone`: the item is gone for good, so the line leaves without a question or an Undo (CART-28, forceDelete). */
  remove: ({ cartItemId, gone = false }: OneLine & { readonly gone?: boolean }) => ({
    kind: 'remove',
    about: aLine(cartItemId),
    shows: { leaving: true },
    takesOut: gone ? 'forGood' : 'undoable',
    replaces: ['quantity'],
    undoneBy: ['restore'],
    send: (transport, options) =>
      ask(transport)('POST /cc/api/checkout/default/item/:id override DELETE', { params: { id: cartItemId }, query: withoutKey(options) }),
  }),
  /** Restores a removed line unchanged; the quantity is optional. */
  restore: (line: OneLine & { readonly qty?: number }) => ({
    ...COMMAND_DEFAULTS,
    kind: 'restore',
    about: aLine(line.cartItemId),
    undoneBy: ['remove'],
    send: (transport, options) => ask(transport)('POST /cc/api/checkout/default/item', { body: { items: [line], ...withoutKey(options) } }),
  }),
  coupon: ({ code }: { readonly code: string }) => ({
    ...COMMAND_DEFAULTS,
    kind: 'coupon',
    about: aCoupon(code),
    undoneBy: ['removeCoupon'],
    send: change({ coupons: [code] }),
  }),
  removeCoupon: ({ code }: { readonly code: string }) => ({
    ...COMMAND_DEFAULTS,
    kind: 'removeCoupon',
    about: aCoupon(code),
    undoneBy: ['coupon'],
    send: change({ removeCoupons: [code] }),
  }),
  /** The furniture service of a line; null removes it (CART-16, CART-27). */
  furniture: ({ cartItemId, service }: OneLine & { readonly service: FurnitureService | null }) => ({
    ...COMMAND_DEFAULTS,
    kind: 'furniture',
    about: aLine(cartItemId),
    shows: service === null ? {} : { spinsMs: FURNITURE_ADD_MS },
    undoneBy: ['furniture'],
    send: edit({ cartItemId, furnSvcInfo: service }),
  }),
  /** Copies the quick-buy address and card to this cart's checkout (CART-22). */
  buyNow: () => ({ ...COMMAND_DEFAULTS, kind: 'buyNow', about: THE_CART, send: change({}, { actionType: 'UPDATE_CART', buyNow: 'true' }) }),
  /** A line's own budget center and purchase order; null uses the invoice's (CART-28). */
  budget: ({ cartItemId, ...own }: OneLine & { readonly bcName: string | null; readonly po: string | null }) => ({
    ...COMMAND_DEFAULTS,
    kind: 'budget',
    about: aLine(cartItemId),
    undoneBy: ['budget'],
    send: edit({ cartItemId, ...own }),
  }),
  /** Budget center and purchase order of the invoice (CART-5, CART-27). */
  accounting: (invoice: Accounting) => ({
    ...COMMAND_DEFAULTS,
    kind: 'accounting',
    about: THE_CART,
    send: (transport, options) => settled(change(invoice, { actionType: 'UPDATE_ACCOUNTING' })(transport, options)),
  }),
  /** A special order, or a regular one again (B2B-7). */
  orderType: ({ type }: { readonly type: 'STANDARD' | 'SPECIAL' }) => ({
    ...COMMAND_DEFAULTS,
    kind: 'orderType',
    about: THE_CART,
    undoneBy: ['orderType'],
    send: change({ type }),
  }),
  /** The delivery day; null means as soon as possible (DLV-4). */
  deliverOn: ({ date }: { readonly date: string | null }) => ({
    ...COMMAND_DEFAULTS,
    kind: 'deliverOn',
    about: THE_CART,
    undoneBy: ['deliverOn'],
    // A new day changes every line, so only a whole cart is enough.
    send: (transport) =>
      ask(transport)('POST /cc/api/checkout/default override PUT', {
        query: {},
        body: { futureDelivery: { date }, responseType: 'WHOLE' },
      }),
  }),
} satisfies CommandTable<CartCommandKind>;
