// What the forms of the cart do before the page wakes up and without JavaScript. Done, the shopper is sent back to the cart; what
// could not be done is said on it.
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { cartContract, CartMessage, CartReply } from '#buying/cart/contract';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { savedForLaterContract } from '#buying/saved-for-later/contract';
import { safeTarget } from '#people/sessions/rules';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { CART_FIELDS, KEPT_ORIGINAL, type CartIntent } from './cart-form-fields.ts';
import { isFurnitureLevel } from './furniture-choice.ts';
import { customizationFields } from './customization-fields.ts';

/** What stands beside the forms after one could not be done. */
export interface CartFormAnswer {
  readonly messages: readonly CartMessage[];
  /** The code that was typed: it stays in its field. */
  readonly coupon: string | null;
}

type Calls = typeof cartContract & typeof savedForLaterContract;
type Ask = ReturnType<typeof attempt<Calls>>;
type Field = keyof typeof CART_FIELDS;
/** One field by its name, and the words for goods made to order. */
interface Form {
  (field: Field): string;
  readonly words: ReturnType<typeof customizationFields>;
}
type Reply = { readonly messages: readonly CartMessage[] };
type Answer = Promise<Reply | Refusal>;

/** Two presses on one button within this time are one request. */
const DOUBLE_PRESS_MS = 3_000;

export async function runCartForm(args: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const sent = await args.request.formData();
  const form: Form = Object.assign(
    (field: Field) => {
      const value = sent.get(CART_FIELDS[field]);
      return typeof value === 'string' ? value.trim() : '';
    },
    { words: shortened(customizationFields(sent)) },
  );
  const intent = form('intent');
  const run = isIntent(intent) ? INTENTS[intent] : undefined;
  if (run === undefined) throw data(null, { status: 400 });
  const reply = await run(attempt<Calls>(args), form);
  const messages = messagesOf(reply);
  if (messages.some(({ type }) => type !== 'info')) {
    const answer: CartFormAnswer = { messages, coupon: intent === 'coupon' ? form('coupon') : null };
    return data(answer, { status: isRefusal(reply) ? reply.status : 200 });
  }
  const { site, locale } = args.context.get(pageVisit);
  if (intent === 'country') throw redirect(safeTarget(form('to'), new URL(args.request.url).origin, makePaths(locale).cart(site.tenant)));
  if (intent === 'buyNow') throw redirect(makePaths(locale).precheckout());
  if (intent === 'delivery' && form('deliveryType') === 'ISP' && !isFetched(reply, form)) throw redirect(makePaths(locale).stores());
  throw redirect(makePaths(locale).cart(site.tenant) + whatWasDone(intent, form));
}

/** What the cart page is told of, beside the cart: what can be put back, and what was noted. */
function whatWasDone(intent: string, form: Form): string {
  if (intent === 'remove' || (intent === 'quantity' && quantityOf(form) === 0)) return `?undo=${encodeURIComponent(form('cartItemId'))}`;
  if (intent === 'unsave') return `?unsaved=${encodeURIComponent(form('listItemId'))}`;
  return intent === 'keepOriginal' ? `?${KEPT_ORIGINAL}=${encodeURIComponent(form('itemId'))}` : '';
}

function messagesOf(reply: Reply | Refusal): readonly CartMessage[] {
  return isRefusal(reply) ? [{ code: reply.code, type: 'failure', description: reply.message }] : reply.messages;
}

/** Whether the lines are picked up now: who has no store of their own yet has to choose one first (ATC-5). */
function isFetched(reply: Reply | Refusal, form: Form): boolean {
  const [first] = form('cartItemId').split(' ');
  const items = 'cart' in reply ? (reply as CartReply).cart.items : [];
  return items.find(({ cartItemId }) => cartItemId === first)?.shippingInfo.deliveryType !== 'STA';
}

function isIntent(text: string): text is CartIntent {
  return Object.hasOwn(INTENTS, text);
}

const INTENTS: Readonly<Record<CartIntent, (ask: Ask, form: Form) => Answer>> = {
  add: (ask, form) => ask('POST /cc/api/checkout/default/item', { body: { items: itemsOf(form), formKey: keyOf(form) } }),
  addFree: (ask, form) =>
    ask('POST /cc/api/checkout/default/item override PUT', {
      body: { freeItems: [{ itemId: form('itemId').slice(0, 60), qty: quantityOf(form) }], formKey: keyOf(form) },
    }),
  quantity: (ask, form) => editLine(ask, { cartItemId: form('cartItemId'), qty: quantityOf(form) }),
  remove: (ask, form) =>
    ask('POST /cc/api/checkout/default/item/:id override DELETE', { params: { id: form('cartItemId').slice(0, 40) }, query: {} }),
  restore: (ask, form) => ask('POST /cc/api/checkout/default/item', { body: { items: [{ cartItemId: form('cartItemId') }] } }),
  swap: async (ask, form) => {
    const added = await ask('POST /cc/api/checkout/default/item', { body: { items: itemsOf(form), formKey: keyOf(form) } });
    if (isRefusal(added) || added.messages.some(({ type }) => type === 'failure')) return added;
    return ask('POST /cc/api/checkout/default/item/:id override DELETE', { params: { id: form('cartItemId').slice(0, 40) }, query: {} });
  },
  coupon: (ask, form) => ask('POST /cc/api/checkout/default override PUT', { query: {}, body: { coupons: [form('coupon').slice(0, 40)] } }),
  removeCoupon: (ask, form) => ask('POST /cc/api/checkout/default override PUT', { query: {}, body: { removeCoupons: [form('coupon')] } }),
  accounting: (ask, form) =>
    ask('POST /cc/api/checkout/default override PUT', {
      query: { actionType: 'UPDATE_ACCOUNTING' },
      body: { bc: form('budgetCenter').slice(0, 60) || null, po: form('purchaseOrder').slice(0, 60) || null },
    }),
  buyNow: (ask) => ask('POST /cc/api/checkout/default override PUT', { query: { buyNow: 'true' }, body: {} }),
  country: async (ask, form) => {
    const reply = await ask('POST /api/cart/country', { body: { from: form('country') === 'CA' ? 'CA' : 'US' } });
    // What it says is said on the cart.
    return isRefusal(reply) ? reply : { messages: [] };
  },
  budget: (ask, form) => editLine(ask, { cartItemId: form('cartItemId'), bcName: form('budgetCenter').slice(0, 60) || null }),
  deliverOn: (ask, form) =>
    ask('POST /cc/api/checkout/default override PUT', {
      query: {},
      body: { futureDelivery: { date: form('deliverOn').slice(0, 10) || null } },
    }),
  furniture: (ask, form) => {
    const [level, qty] = [form('furnitureLevel'), quantityOf(form)];
    const furnSvcInfo = isFurnitureLevel(level) ? { level, qty: typeof qty === 'number' ? qty : 0 } : null;
    return editLine(ask, { cartItemId: form('cartItemId'), furnSvcInfo });
  },
  keepOriginal: async (ask, form) => {
    const noted = await ask('GET /cc/api/cart/opt/type', { query: { type: 'HARD_ALT_OPT_OUT', value: form('itemId').slice(0, 60) } });
    return isRefusal(noted) ? noted : { messages: [] };
  },
  save: (ask, form) => ask('POST /cc/api/sfl', { body: { cartItemId: form('cartItemId').slice(0, 40), formKey: keyOf(form) } }),
  toCart: (ask, form) =>
    ask('POST /cc/api/sfl/cart', { body: { items: [{ listItemId: form('listItemId').slice(0, 40) }], formKey: keyOf(form) } }),
  allToCart: (ask, form) => ask('POST /cc/api/sfl/cart', { body: { formKey: keyOf(form) } }),
  unsave: (ask, form) => ask('POST /cc/api/sfl/:id override DELETE', { params: { id: form('listItemId').slice(0, 40) }, query: {} }),
  resave: (ask, form) => ask('POST /cc/api/sfl', { body: { listItemId: form('listItemId').slice(0, 40), formKey: keyOf(form) } }),
  delivery: (ask, form) => {
    const { deliveryType, pickStoreNumber } = wayOf(form);
    const way = { ...(deliveryType === undefined ? {} : { deliveryType }), pickStoreNumber };
    const ids = form('cartItemId').split(' ');
    return ask('POST /cc/api/checkout/default/item override PUT', { body: { items: ids.map((cartItemId) => ({ cartItemId, ...way })) } });
  },
};

type Way = { readonly deliveryType: 'STA' | 'STS' | 'ISP' | 'PCK' | undefined; readonly pickStoreNumber: string | null };

function editLine(
  ask: Ask,
  item: {
    cartItemId: string;
    qty?: number | string;
    deliveryType?: 'STA' | 'STS' | 'ISP' | 'PCK';
    pickStoreNumber?: string | null;
    bcName?: string | null;
    furnSvcInfo?: { level: 'BASC' | 'CUST'; qty: number } | null;
  },
): Answer {
  return ask('POST /cc/api/checkout/default/item override PUT', { body: { items: [item] } });
}

/** The typed quantity, or one step more or less when − or + was pressed. What is no number is judged by the cart. */
function quantityOf(form: Form): number | string {
  const typed = form('qty');
  const step = Number(form('step'));
  const quantity = /^\d{1,5}$/.test(typed) ? Number(typed) : typed;
  return typeof quantity === 'number' && Number.isInteger(step) && step !== 0 ? Math.max(quantity + step, 0) : quantity;
}

function itemsOf(form: Form) {
  const itemId = form('itemId').slice(0, 60);
  const qty = quantityOf(form);
  const service = form('service').slice(0, 60);
  const parent = form('parent').slice(0, 40);
  const { deliveryType, pickStoreNumber } = wayOf(form);
  const item = {
    itemId,
    qty,
    pickStoreNumber,
    ...(deliveryType === undefined ? {} : { deliveryType }),
    ...(parent === '' ? {} : { parentRelationCartItemId: parent }),
    ...form.words,
  };
  return service === '' ? [item] : [item, { itemId: service, qty, parentItemId: itemId }];
}

/** What is longer than any goods take is refused as too long all the same. */
function shortened({ customization }: ReturnType<typeof customizationFields>): ReturnType<typeof customizationFields> {
  if (customization === undefined) return {};
  const { lines, color, typeface, artwork } = customization;
  const short = (text: string | null): string | null => text?.slice(0, 20) ?? null;
  return {
    customization: {
      lines: lines.slice(0, 20).map((line) => line.slice(0, 200)),
      color: short(color),
      typeface: short(typeface),
      ...(artwork !== undefined && { artwork: artwork.slice(0, 40) }),
    },
  };
}

function wayOf(form: Form): Way {
  const type = form('deliveryType');
  const deliveryType = type === 'STA' || type === 'STS' || type === 'ISP' || type === 'PCK' ? type : undefined;
  return { deliveryType, pickStoreNumber: form('storeNumber').slice(0, 8) || null };
}

/** A cached page holds no key of its own, so the server makes one: the same form again within a moment is the same press. */
function keyOf(form: Form): string {
  const fields = (['intent', 'itemId', 'qty', 'service', 'deliveryType', 'storeNumber', 'cartItemId', 'parent', 'listItemId'] as const).map(
    form,
  );
  const { lines = [], color = '', typeface = '', artwork = '' } = form.words.customization ?? {};
  // The words last: where they are long, their end tells nothing apart that the answer would not refuse.
  return `form ${Math.floor(Date.now() / DOUBLE_PRESS_MS)} ${fields.join(' ')} ${color} ${typeface} ${artwork} ${lines.join(' ')}`.slice(
    0,
    255,
  );
}
