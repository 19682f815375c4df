// The effects of the cart's events: loading, storing the cart for the next page, and telling other tabs and the page around this one.
import { isAnyOf } from '@reduxjs/toolkit';
import type { Cart, CartReply } from '#buying/cart/contract';
import { isRefusal } from '#base/outcome/rules';
import type { ShopStore } from '#store';
import { badgeChanged, badgeText, textOf, watchOtherTabs } from './badge.ts';
import { watchAge } from './cart-age.ts';
import { cartCommands } from '../commands/cart-commands.ts';
import { fetchCart } from './cart-calls.ts';
import { startQueue, type CommandQueue, type RunCommand } from './cart-queue.ts';
import { cartEvents, selectCart } from './cart-slice.ts';
import { whenIdle } from '#ui/page/when-idle';
import { DELETED_PURGE_MS } from './cart-timing.ts';
import { ownFraudHeader } from './fraud-device.ts';
import { hiddenLines, hideLines } from './hidden-lines.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { badgeOf, deletePersonalData, forgetSavedCart, readSavedCart, saveCart } from './saved-cart.ts';
import { watchFees } from './watch-fees.ts';

export interface CartEngine {
  /** Queues a command; resolves to its answer or the refusal, or to null when a later command made it needless. */
  readonly run: RunCommand;
  /** Waits until every command has an answer. */
  readonly settled: CommandQueue['settled'];
  /** Loads the cart: from storage while it is fresh, else from the server; with `anew` always from the server. */
  readonly load: (options?: { readonly anew?: boolean }) => Promise<void>;
}

/** Starts the listeners of a store, once per browser page. */
export function startCart(store: ShopStore): CartEngine {
  storeAnsweredCarts(store);
  const { run, settled } = startQueue(store);
  const loadCart = oneAtATime((anew) => loadInto(store, anew));
  const load: CartEngine['load'] = ({ anew } = {}) => loadCart(anew);
  // An answer lacked another tab's change, or another tab reported one.
  store.listen({
    predicate: (_, now, before) => selectCart(now).status === 'stale' && selectCart(before).status === 'ready',
    effect: () => load({ anew: true }),
  });
  removeDiscontinued(store, run);
  trackHiddenLines(store);
  const outdated = (): void => void store.dispatch(cartEvents.pageOutdated());
  watchOtherTabs(outdated);
  watchAge(store, outdated);
  watchFees(store, () => void load({ anew: true }));
  // The Back button restored the page as it was, so requests it waited for have ended without it (CART-18, hide spinner).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    store.dispatch(cartEvents.spinnerHidden());
    outdated();
  });
  return { run, settled, load };
}

/** Removes lines whose items are gone for good, without asking (CART-28, forceDelete); only once, even if the shop refuses. */
function removeDiscontinued(store: ShopStore, run: RunCommand): void {
  const asked = new Set<string>();
  store.listen({
    matcher: isAnyOf(cartEvents.loaded, cartEvents.commandAnswered),
    effect: (_, { getState }) => {
      const { cart, status } = selectCart(getState());
      if (status !== 'ready') return;
      for (const { cartItemId, forceDelete } of cart?.items ?? []) {
        if (forceDelete !== true || asked.has(cartItemId)) continue;
        asked.add(cartItemId);
        // The page may still be hydrating with this cart.
        whenIdle(() => void run(cartCommands.remove({ cartItemId, gone: true })));
      }
    },
  });
}

/** An Undo row's time starts when it appears; other pages no longer offer a row whose time is over, or that never had one (CART-9). */
function trackHiddenLines(store: ShopStore): void {
  store.listen({
    predicate: (_, now, before) =>
      selectCart(now).removed !== selectCart(before).removed || selectCart(now).hidden !== selectCart(before).hidden,
    effect: (_, { getState, getOriginalState }) => {
      const [now, before] = [selectCart(getState()), selectCart(getOriginalState())];
      const shown = new Set(before.removed.map(({ cartItemId }) => cartItemId));
      const came = now.removed.map(({ cartItemId }) => cartItemId).filter((id) => !shown.has(id));
      hideLines(came, Date.now() + DELETED_PURGE_MS);
      hideLines(now.hidden.slice(before.hidden.length), Date.now());
    },
  });
}

async function loadInto(store: ShopStore, anew: boolean): Promise<void> {
  const { status, cart } = selectCart(store.getState());
  if (status === 'ready' && !anew && isCurrent(cart)) return;
  const saved = anew || status === 'ready' ? null : readSavedCart();
  const hidden = () => hiddenLines(Date.now());
  if (saved !== null) store.dispatch(cartEvents.loaded({ cart: saved.cart, again: !saved.fresh, hidden: hidden() }));
  if (saved?.fresh === true) return;
  if (saved === null && status === 'unknown') store.dispatch(cartEvents.loadStarted());
  const reply = await fetchCart();
  // A cart requested before a command was sent may be older than that command's answer.
  if (isRefusal(reply)) store.dispatch(cartEvents.loadFailed({ message: reply.message }));
  else if (!isOlder(store, reply)) store.dispatch(cartEvents.loaded({ cart: reply.cart, hidden: hidden() }));
}

/** The server keeps the badge current, so an equal badge means that no order and no other tab changed the cart. */
function isCurrent(cart: Cart | null): boolean {
  const said = badgeText();
  return cart === null || said === '' || said === textOf(badgeOf(cart));
}

function isOlder(store: ShopStore, { cart }: CartReply): boolean {
  const known = selectCart(store.getState()).cart;
  return known !== null && known.cartId === cart.cartId && known.version > cart.version;
}

/** Storing a cart of hundreds of lines takes time. */
function storeCartWhenIdle(store: ShopStore): void {
  whenIdle(() => {
    const { cart, status } = selectCart(store.getState());
    if (cart !== null && status === 'ready') saveCart(cart);
    // Computed now and not with the first press: reading the time zone takes a browser as long as the rest of a press.
    ownFraudHeader();
  });
}

/** Stores each answered cart for the next page, and updates the badge here and in other tabs. */
function storeAnsweredCarts(store: ShopStore): void {
  store.listen({
    matcher: isAnyOf(cartEvents.loaded, cartEvents.commandAnswered),
    effect: (action, { getState }) => {
      const { cart, status } = selectCart(getState());
      if (cart === null || status !== 'ready') return;
      // A cart that came with a failure is not reused unchecked (CART-19): the next page loads it again.
      const failed = cartEvents.commandAnswered.match(action) && action.payload.reply.messages.some(({ type }) => type === 'failure');
      if (failed) forgetSavedCart();
      else storeCartWhenIdle(store);
      badgeChanged(badgeOf(cart), { tellTabs: cartEvents.commandAnswered.match(action) });
    },
  });
  // After an error no stored cart may be used unchecked (CART-19).
  store.listen({ matcher: isAnyOf(cartEvents.loadFailed, cartEvents.commandFailed), effect: () => forgetSavedCart() });
  store.listen({ matcher: isAnyOf(cartEvents.cartRemoved, cartEvents.orderPlaced), effect: () => deletePersonalData() });
}
