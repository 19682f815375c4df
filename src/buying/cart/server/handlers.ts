// The calls of `cartContract`.
import type { CartReply, cartContract } from '#buying/cart/contract';
import { cartCharges, removeLines, undoRepresentative } from '#buying/cart/rules';
import { withKnownArtwork, type KnownArtwork } from '#goods/customization/server';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import type { Call, Handlers } from '#platform/contract';
import type { Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { budgetCenterRefusal, type CartPartsDeps } from './cart-sections.ts';
import { lineNumberRefusal } from './purchase-order-part.ts';
import type { PrepareQuickBuy } from './buy-now.ts';
import type { Carts } from './carts.ts';
import { optedOut, optOut } from './alternate-opt-out.ts';
import { readEdit } from './commands.ts';
import { limitGuesses, limitCouponGuesses } from './coupon-guessing.ts';
import { readAddRequest, type Read } from './read-add-request.ts';
import { countOf, readCart, withSaved, type SavedIds } from './read-cart.ts';
import { optionsOf, runCartRequest, type CartRequest } from './run-cart-request.ts';
import { updateCart } from './update-cart.ts';
import { speechOf } from './speech.ts';

type C = typeof cartContract;

/** What other capabilities contribute to the answers. */
export interface CartHandlerDeps extends CartPartsDeps {
  readonly limits: Limits;
  readonly savedIds: SavedIds;
  readonly knownArtwork: KnownArtwork;
  readonly prepareQuickBuy: PrepareQuickBuy;
  /** Whether a coupon has this code, as typed. */
  readonly isCoupon: (code: string) => boolean;
  /** Receives the items added to a cart, and the other items in it. */
  readonly added: (itemIds: readonly string[], beside: Iterable<string>, visit: Visit) => void;
}

export function cartHandlers(carts: Carts, neighbours: CartHandlerDeps): Handlers<C> {
  const { prepareQuickBuy, budgets, purchaseOrders, isCoupon, added, knownArtwork } = neighbours;
  const guessing = { limiter: limitGuesses(neighbours.limits), isCoupon };
  const command = (read: Read, request: CartRequest) => runCartRequest(carts, read, request, prepareQuickBuy);
  /** The MMX experience also gets the saved items with the answer of a command. */
  const beside = async (mmx: boolean, visit: Visit, reply: CartReply | Refusal): Promise<CartReply | Refusal> =>
    mmx && !isRefusal(reply) ? withSaved(neighbours, visit, reply) : reply;
  return {
    'GET /cc/api/checkout': (call) => readCart(carts, neighbours, call),
    'GET /cc/api/checkout/count': ({ visit }) => countOf(carts, visit),
    'POST /cc/api/checkout/default/item': async ({ body: asked, visit }) => {
      if (visit.header('x-cookies') === 'refused') return refuse(400, 'COOKIES_REFUSED', speechOf(visit).say('COOKIES_REFUSED'));
      const items = await withKnownArtwork(asked.items ?? [], knownArtwork);
      const body = asked.items === undefined ? asked : { ...asked, items };
      const reply = await limitCouponGuesses(guessing, visit, body.coupons, () =>
        command(readAddRequest(body, optedOut(visit), visit.isActing), {
          visit,
          content: ['add', body],
          buyNow: body.buyNow === true ? 'items' : undefined,
          skipRelated: body.skipRelatedProduct === true,
          note: reportAdded(body.items, visit, added),
          ...optionsOf(body),
        }),
      );
      return beside(body.mmx === true, visit, reply);
    },
    'POST /cc/api/checkout/default/item override PUT': async ({ body, visit }) => {
      const named = body.items?.map(({ bcName }) => bcName) ?? [];
      const barred = (await budgetCenterRefusal(budgets, visit, named)) ?? (await lineNumberRefusal(purchaseOrders, visit, body.items));
      return barred ?? command(readEdit(body, visit.isActing), { visit, content: ['edit', body], ...optionsOf(body) });
    },
    'POST /cc/api/checkout/default/item/:id override DELETE': async ({ params: { id }, query: { responseType, cartId, mmx }, visit }) => {
      const remove: Read = { command: (cart, facts) => removeLines(cart, [id], facts.now), oneLine: true };
      return beside(mmx === 'true', visit, await command(remove, { visit, content: ['remove', id], responseType, cartId }));
    },
    'POST /cc/api/checkout/default override PUT': async (call) =>
      beside(call.query.mmx === 'true', call.visit, await updateCart(call, { neighbours, guessing, command })),
    'GET /api/cart/budgets': async ({ visit }) => {
      const loaded = visit.site.tenant === 'business' ? await carts.load(visit) : null;
      if (loaded === null) return { budgets: [] };
      const { priced, shopper } = loaded;
      const ordering = { shopper, site: visit.site, now: visit.now };
      return { budgets: await budgets.effectsOn(ordering, cartCharges(priced), priced.cart.extra?.orderNumber ?? null) };
    },
    'POST /api/cart/undo-representative': ({ visit }) =>
      command({ command: undoRepresentative, oneLine: false }, { visit, content: ['undo representative'] }),
    'GET /cc/api/cart/opt/type': optOut,
    'POST /api/cart/country': (call) => switchCountry(carts, neighbours, call),
  };
}

async function switchCountry(carts: Carts, neighbours: CartHandlerDeps, { body: { from }, visit }: Call<C['POST /api/cart/country']>) {
  await carts.bringFrom(visit, from);
  return readCart(carts, neighbours, { params: undefined, query: {}, body: undefined, visit });
}

/** Reports which requested items were added, and what else the cart holds. */
function reportAdded(
  items: readonly { readonly itemId?: string }[] = [],
  visit: Visit,
  added: CartHandlerDeps['added'],
): NonNullable<CartRequest['note']> {
  const asked = new Set(items.map(({ itemId }) => itemId));
  return ({ priced }) => {
    const came: string[] = [];
    for (const { line } of priced.lines) if (asked.has(line.itemId)) came.push(line.itemId);
    added(
      came,
      priced.lines.values().map(({ line }) => line.itemId),
      visit,
    );
  };
}
