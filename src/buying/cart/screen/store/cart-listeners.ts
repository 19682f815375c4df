// What the cart's events set off: loads, and what is kept for the next page, told to other tabs and to a page around this one.
import { isAnyOf } from '@reduxjs/toolkit';
import type { Cart, CartReply } from '#buying/cart/contract';
import { isRefusal } from '#base/outcome/rules';
import { savedEvents, selectSaved } from '#buying/saved-for-later/screen';
import type { ShopStore } from '#store';
import { badgeChanged, badgeText, textOf, watchOtherTabs } from './badge.ts';
import { watchAge } from './cart-age.ts';
import { fetchCart, fetchSaved } from './cart-calls.ts';
import { startQueue, type CommandQueue, type RunCommand } from './cart-queue.ts';
import { cartEvents, selectCart } from './cart-slice.ts';
import { DELETED_PURGE_MS, IDLE_FALLBACK_MS } from './cart-timing.ts';
import { ownFraudHeader } from './fraud-device.ts';
import { hiddenLines, hideLines } from './hidden-lines.ts';
import { badgeOf, forgetPersonal, forgetSavedCart, readSavedCart, saveCart } from './saved-cart.ts';
import { forgetStoredList, readStoredList, storeList } from './stored-list.ts';
import { watchFees } from './watch-fees.ts';

export interface CartEngine {
  /** Queues a command; the answer, or why there is none. A command that a later one made needless ends as `null`. */
  readonly run: RunCommand;
  /** Waits until every command has been answered. */
  readonly settled: CommandQueue['settled'];
  /** Has the cart ready: from storage when it is young, else from the server. `anew` always asks. */
  readonly load: (options?: { readonly anew?: boolean }) => Promise<void>;
  /** Has saved for later ready, the same way; `all` asks for every page of it. */
  readonly loadSaved: (options?: { readonly all?: boolean }) => Promise<void>;
}

/** Starts the listeners of a store. Once per browser page. */
export function startCart(store: ShopStore): CartEngine {
  keepForLater(store);
  const { run, settled } = startQueue(store);
  const loadCart = oneAtATime((anew) => loadInto(store, anew));
  const loadList = oneAtATime((all) => loadSavedInto(store, all));
  const load: CartEngine['load'] = ({ anew } = {}) => loadCart(anew);
  const loadSaved: CartEngine['loadSaved'] = ({ all } = {}) => loadList(all);
  // An answer left out what another tab had changed, or another tab says it changed something.
  store.listen({
    predicate: (_, now, before) => selectCart(now).status === 'stale' && selectCart(before).status === 'ready',
    effect: () => load({ anew: true }),
  });
  store.listen({
    predicate: (_, now, before) => selectSaved(now).status === 'stale' && selectSaved(before).status === 'ready',
    effect: () => loadSaved(),
  });
  takeOutWhatIsGone(store, run);
  keepHidden(store);
  const outdated = (): void => {
    store.dispatch(cartEvents.outdated());
    store.dispatch(savedEvents.outdated());
  };
  watchOtherTabs(outdated);
  watchAge(store, outdated);
  watchFees(store, () => void load({ anew: true }));
  // Back brought the page as it was left: whatever it waited for then has ended without it (CART-18, hide spinner).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    store.dispatch(cartEvents.spinnerHidden());
    outdated();
  });
  return { run, settled, load, loadSaved };
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
        whenIdle(() => void run({ kind: 'remove', cartItemId, gone: true }));
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

/** A load that is under way is not started twice; one that asks for more than it does comes after it. */
function oneAtATime(load: (more: boolean) => Promise<void>): (more?: boolean) => Promise<void> {
  let under: { readonly more: boolean; readonly way: Promise<void> } | undefined;
  return (more = false) => {
    if (under !== undefined && (under.more || !more)) return under.way;
    const started = { more, way: Promise.resolve(under?.way).then(() => load(more)) };
    under = started;
    return started.way.finally(() => {
      if (under === started) under = undefined;
    });
  };
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

async function loadSavedInto(store: ShopStore, all: boolean): Promise<void> {
  const known = selectSaved(store.getState());
  const complete = known.itemList.items.length >= known.totalItems;
  if (known.status === 'ready' && (complete || !all)) return;
  const kept = known.status === 'unknown' ? readStoredList() : null;
  if (kept !== null) store.dispatch(savedEvents.loaded({ list: kept.list, again: !kept.fresh }));
  if (kept?.fresh === true && !all) return;
  if (kept === null && known.status === 'unknown') store.dispatch(savedEvents.loadStarted());
  for (let page = 1; ; page += 1) {
    const reply = await fetchSaved(page);
    if (isRefusal(reply)) {
      store.dispatch(savedEvents.loadFailed({ message: reply.message }));
      return;
    }
    store.dispatch(savedEvents.loaded({ list: reply }));
    if (!all || reply.itemList.items.length === 0 || page * reply.size >= reply.totalItems) return;
  }
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
  store.listen({
    actionCreator: savedEvents.loaded,
    effect: ({ payload: { list, again } }) => {
      if (again !== true && list.page <= 1) storeList(list);
    },
  });
  // The stored list is no longer what is saved (SFL_MOVED, CART-19).
  store.listen({ actionCreator: savedEvents.answered, effect: () => forgetStoredList() });
  store.listen({
    matcher: isAnyOf(cartEvents.cartRemoved, cartEvents.orderPlaced),
    effect: (action) => {
      forgetPersonal();
      if (cartEvents.cartRemoved.match(action)) store.dispatch(savedEvents.forgotten());
    },
  });
}
