// What the cart's events set off: loads, and what is kept for the next page, told to other tabs and to a page around this one.
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
import { DELETED_PURGE_MS, IDLE_FALLBACK_MS } from './cart-timing.ts';
import { ownFraudHeader } from './fraud-device.ts';
import { hiddenLines, hideLines } from './hidden-lines.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { badgeOf, forgetPersonal, forgetSavedCart, readSavedCart, saveCart } from './saved-cart.ts';
import { watchFees } from './watch-fees.ts';

export interface CartEngine {
  /** Queues a command; the answer, or why there is none. A command that a later one made needless ends as `null`. */
  readonly run: RunCommand;
  /** Waits until every command has been answered. */
  readonly settled: CommandQueue['settled'];
  /** Has the cart ready: from storage when it is young, else from the server. `anew` always asks. */
  readonly load: (options?: { readonly anew?: boolean }) => Promise<void>;
}

/** Starts the listeners of a store. Once per browser page. */
export function startCart(store: ShopStore): CartEngine {
  keepForLater(store);
  const { run, settled } = startQueue(store);
  const loadCart = oneAtATime((anew) => loadInto(store, anew));
  const load: CartEngine['load'] = ({ anew } = {}) => loadCart(anew);
  // An answer left out what another tab had changed, or another tab says it changed something.
  store.listen({
    predicate: (_, now, before) => selectCart(now).status === 'stale' && selectCart(before).status === 'ready',
    effect: () => load({ anew: true }),
  });
  takeOutWhatIsGone(store, run);
  keepHidden(store);
  const outdated = (): void => void store.dispatch(cartEvents.pageOutdated());
  watchOtherTabs(outdated);
  watchAge(store, outdated);
  watchFees(store, () => void load({ anew: true }));
  // Back brought the page as it was left: whatever it waited for then has ended without it (CART-18, hide spinner).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    store.dispatch(cartEvents.spinnerHidden());
    outdated();
  });
  return { run, settled, load };
}

/** What can never be had again leaves without being asked about (CART-28, forceDelete); once, should the shop refuse. */
function takeOutWhatIsGone(store: ShopStore, run: RunCommand): void {
  const asked = new Set<string>();
  store.listen({
    matcher: isAnyOf(cartEvents.loaded, cartEvents.commandAnswered),
    effect: (_, { getState }) => {
      const { cart, status } = selectCart(getState());
      if (status !== 'ready') return;
      for (const { cartItemId, forceDelete } of cart?.items ?? []) {
        if (forceDelete !== true || asked.has(cartItemId)) continue;
        asked.add(cartItemId);
        // The page may be waking up to this very cart.
        whenIdle(() => void run(cartCommands.remove({ cartItemId, gone: true })));
      }
    },
  });
}

/** A row's time runs from when it is there; one whose time is over, or that has none, is offered by no other page (CART-9). */
function keepHidden(store: ShopStore): void {
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
  // What was asked before a command was sent may be older than the command's answer.
  if (isRefusal(reply)) store.dispatch(cartEvents.loadFailed({ message: reply.message }));
  else if (!isOlder(store, reply)) store.dispatch(cartEvents.loaded({ cart: reply.cart, hidden: hidden() }));
}

/** The badge, which the server keeps right, says the same: nobody ordered it or changed it elsewhere. */
function isCurrent(cart: Cart | null): boolean {
  const said = badgeText();
  return cart === null || said === '' || said === textOf(badgeOf(cart));
}

function isOlder(store: ShopStore, { cart }: CartReply): boolean {
  const known = selectCart(store.getState()).cart;
  return known !== null && known.cartId === cart.cartId && known.version > cart.version;
}

/** Waits until the page has nothing better to do. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, IDLE_FALLBACK_MS);
  else requestIdleCallback(work);
}

/** Writing a cart of hundreds of lines takes a while. */
function keepWhenIdle(store: ShopStore): void {
  whenIdle(() => {
    const { cart, status } = selectCart(store.getState());
    if (cart !== null && status === 'ready') saveCart(cart);
    // Made once, and not with the first press: telling the time zone takes a browser as long as all else that a press does.
    ownFraudHeader();
  });
}

/** Each cart the server answers is kept for the next page, and its count told to the badge and to other tabs. */
function keepForLater(store: ShopStore): void {
  store.listen({
    matcher: isAnyOf(cartEvents.loaded, cartEvents.commandAnswered),
    effect: (action, { getState }) => {
      const { cart, status } = selectCart(getState());
      if (cart === null || status !== 'ready') return;
      // A cart that came with a failure is not used unasked (CART-19): the next page looks again.
      const failed = cartEvents.commandAnswered.match(action) && action.payload.reply.messages.some(({ type }) => type === 'failure');
      if (failed) forgetSavedCart();
      else keepWhenIdle(store);
      badgeChanged(badgeOf(cart), { tellTabs: cartEvents.commandAnswered.match(action) });
    },
  });
  // An answer that is an error leaves nothing to be used unasked (CART-19).
  store.listen({ matcher: isAnyOf(cartEvents.loadFailed, cartEvents.commandFailed), effect: () => forgetSavedCart() });
  store.listen({ matcher: isAnyOf(cartEvents.cartRemoved, cartEvents.orderPlaced), effect: () => forgetPersonal() });
}
