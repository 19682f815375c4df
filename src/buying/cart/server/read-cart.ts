// `GET /checkout` and its count: the visitor's cart with the requested parts (CART-4).
import type { CartReply, cartContract } from '#buying/cart/contract';
import { unmarkedOutOfStock, markOutOfStock, priceCart } from '#buying/cart/rules';
import type { Refusal } from '#base/outcome/rules';
import type { Call } from '#platform/contract';
import { keepText } from '#platform/reply-text-cache';
import type { Visit } from '#platform/visit';
import { isSignedIn, type Shopper } from '#base/shopper/rules';
import { loadCartParts, wantsAllParts, type CartPartsDeps } from './cart-sections.ts';
import { rememberBadge } from './badge.ts';
import { mayBuyNow } from './buy-now.ts';
import { wholeCart } from './cart-reply.ts';
import { newCart } from './cart-reader.ts';
import type { Carts, LoadedCart } from './carts.ts';
import { tellContext } from './command-answer.ts';
import { describe } from './describe.ts';
import { refuseTenant } from './refuse-tenant.ts';
import { speechOf } from './speech.ts';
import { dollars } from './item-view.ts';

type Read = Call<(typeof cartContract)['GET /cc/api/checkout']>;

/** Ids of the visitor's saved items; that capability implements it. Null during an outage. */
export type SavedIds = (visit: Visit) => Promise<readonly string[] | null>;

interface SavedIdsDeps {
  readonly savedIds: SavedIds;
}

type Neighbours = CartPartsDeps & SavedIdsDeps;

export async function readCart(carts: Carts, neighbours: Neighbours, { query, visit }: Read): Promise<CartReply | Refusal> {
  const { tenantId, buyNow, mmx } = query;
  const barred = refuseTenant(tenantId, visit) ?? (await mayBuyNow(buyNow === 'true', visit));
  if (barred !== null) return barred;
  let kept = await keptAnswer(carts, query, visit);
  // Lines that ran out since the last read are marked once, so that their return can be announced; otherwise nothing is written.
  if (kept !== null && kept.answer.out.length > 0) {
    await noteRunOut(carts, visit, kept.answer.out);
    kept = await keptAnswer(carts, query, visit);
  }
  const reply = kept?.answer.reply ?? answerFrom(carts, query, visit, await emptyCartOf(carts, visit));
  tellContext(visit, kept?.shopper.contextToken);
  if (visit.cartPurpose === 'basket') rememberBadge(visit, reply.cart);
  const whole = kept !== null && wantsAllParts(query) ? await withParts(neighbours, visit, kept) : reply;
  return mmx === 'true' ? withSaved(neighbours, visit, whole) : whole;
}

/** The MMX experience shows cart and saved items side by side; each works without the other. */
export async function withSaved({ savedIds }: SavedIdsDeps, visit: Visit, reply: CartReply): Promise<CartReply> {
  const saved = await savedIds(visit);
  if (saved === null) return { ...reply, messages: [...reply.messages, describe({ code: 'ITEM_SERVICE_IS_DOWN' }, speechOf(visit))] };
  return { ...reply, cart: { ...reply.cart, sflItems: [...saved] } };
}

interface KeptCart {
  readonly reply: CartReply;
  /** Lines that ran out since the last read. */
  readonly out: readonly string[];
  /** The answer with all parts, and the edition of the checkout entries it used. */
  withParts: { readonly reply: CartReply; readonly entered: string | null } | null;
}

/** A guest's answer is reused while cart and checkout are unchanged; an account's other data is loaded each time. */
async function withParts(
  neighbours: Neighbours,
  visit: Visit,
  { answer, shopper, entered }: { readonly answer: KeptCart; readonly shopper: Shopper; readonly entered: string | null },
): Promise<CartReply> {
  if (answer.withParts?.entered === entered) return answer.withParts.reply;
  const { cart, messages } = answer.reply;
  const reply = { cart: { ...cart, ...(await loadCartParts(neighbours, visit, shopper, cart)) }, messages };
  if (!isSignedIn(shopper)) answer.withParts = { reply: keepText(reply), entered };
  return reply;
}

function keptAnswer(carts: Carts, query: Read['query'], visit: Visit) {
  const { removed, trace, alt, invDtls } = query;
  const variant = [
    visit.locale,
    visit.copyLocale,
    removed === 'true',
    trace === 'true',
    alt === 'false',
    invDtls === 'false',
    invDtls === 'true',
  ].join(' ');
  return carts.answer<KeptCart>(visit, variant, (loaded) => ({
    reply: keepText(answerFrom(carts, query, visit, loaded)),
    out: unmarkedOutOfStock(loaded.priced.lines),
    withParts: null,
  }));
}

function answerFrom(carts: Carts, { removed, trace, alt, invDtls }: Read['query'], visit: Visit, loaded: LoadedCart): CartReply {
  const without = { alternates: alt === 'false', inventory: invDtls === 'false' };
  const view = {
    ...loaded,
    changes: [],
    visit,
    imageOf: carts.imageOf,
    withTrace: trace === 'true',
    withOptions: invDtls === 'true',
    without,
  };
  return { cart: wholeCart(view, removed === 'true'), messages: [] };
}

export async function countOf(carts: Carts, visit: Visit) {
  const loaded = await carts.load(visit);
  tellContext(visit, loaded?.shopper?.contextToken);
  const { numberOfItems = 0, numberOfLineItems = 0, cartSubTotal = 0 } = loaded?.priced.summary ?? {};
  return { numberOfItems, numberOfLineItems, cartSubTotal: dollars(cartSubTotal) };
}

/** A visitor without a session gets an empty cart that is not stored. */
async function emptyCartOf(carts: Carts, visit: Visit): Promise<LoadedCart> {
  const facts = await carts.factsFor(visit, null, { zip: null, storeNumber: null });
  const cart = newCart('', visit);
  return { cart, facts, shopper: null, priced: priceCart(cart, facts) };
}

async function noteRunOut(carts: Carts, visit: Visit, out: readonly string[]): Promise<void> {
  await carts.run({
    visit,
    keyed: null,
    whileInFlight: 'wait',
    command: (cart) => markOutOfStock(cart, out),
    isNote: true,
    answer: () => ({}),
  });
}
