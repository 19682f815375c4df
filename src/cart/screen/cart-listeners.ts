// What the cart's events set off: calls, one at a time, and what is kept for the next page.
import { isAnyOf } from '@reduxjs/toolkit';
import type { CartReply } from '#cart/contract';
import { isRefusal, type Refusal } from '#outcome/rules';
import type { ShopStore } from '#store';
import { badgeChanged, watchOtherTabs } from './badge.ts';
import { fetchCart, sendCommand } from './cart-calls.ts';
import { cartEvents, selectCart } from './cart-slice.ts';
import { mayAskDelta } from './merge-reply.ts';
import type { CartCommand, PendingCommand } from './pending-commands.ts';
import { badgeOf, forgetPersonal, readSavedCart, saveCart } from './saved-cart.ts';

export interface CartEngine {
  /** Queues a command; the answer, or why there is none. A command that a later one made needless ends as `null`. */
  readonly run: (command: CartCommand) => Promise<CartReply | Refusal | null>;
  /** Has the cart ready: from storage when it is young, else from the server. `anew` always asks. */
  readonly load: (options?: { readonly anew?: boolean }) => Promise<void>;
}

/** Starts the listeners of a store. Once per browser page. */
export function startCart(store: ShopStore): CartEngine {
  keepForLater(store);
  const run = startQueue(store);
  let loading: Promise<void> | undefined;
  const load: CartEngine['load'] = ({ anew = false } = {}) => {
    loading ??= loadInto(store, anew).finally(() => {
      loading = undefined;
    });
    return loading;
  };
  // An answer left out what another tab had changed, or another tab says it changed something.
  store.listen({
    predicate: (_, now, before) => selectCart(now).status === 'stale' && selectCart(before).status === 'ready',
    effect: () => load({ anew: true }),
  });
  watchOtherTabs(() => store.dispatch(cartEvents.outdated()));
  return { run, load };
}

async function loadInto(store: ShopStore, anew: boolean): Promise<void> {
  const { status } = selectCart(store.getState());
  if (status === 'ready' && !anew) return;
  const saved = anew ? null : readSavedCart();
  if (saved !== null) store.dispatch(cartEvents.loaded({ cart: saved.cart, again: !saved.fresh }));
  if (saved?.fresh === true) return;
  if (saved === null && status === 'unknown') store.dispatch(cartEvents.loadStarted());
  const reply = await fetchCart();
  // What was asked before a command was sent may be older than the command's answer.
  if (isRefusal(reply)) store.dispatch(cartEvents.loadFailed({ message: reply.message }));
  else if (!isOlder(store, reply)) store.dispatch(cartEvents.loaded({ cart: reply.cart }));
}

function isOlder(store: ShopStore, { cart }: CartReply): boolean {
  const known = selectCart(store.getState()).cart;
  return known !== null && known.cartId === cart.cartId && known.version > cart.version;
}

/** One command is under way at a time; the next goes out when it is answered. */
function startQueue(store: ShopStore): CartEngine['run'] {
  const waiting = new Map<string, (answer: CartReply | Refusal | null) => void>();
  let working = false;
  const settle = (id: string, answer: CartReply | Refusal | null): void => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    for (let next = nextOf(store); next !== undefined; next = nextOf(store)) {
      const answer = await sendCommand(next, mayAskDelta(selectCart(store.getState()).cart));
      if (!isRefusal(answer)) store.dispatch(cartEvents.commandAnswered({ id: next.id, reply: answer }));
      else failed(store, next.id, answer);
      settle(next.id, answer);
    }
    working = false;
  };
  store.listen({
    actionCreator: cartEvents.commandSent,
    effect: () => {
      const kept = new Set(selectCart(store.getState()).pending.map(({ id }) => id));
      for (const id of waiting.keys()) if (!kept.has(id)) settle(id, null);
      return work();
    },
  });
  return (command) => {
    const id = crypto.randomUUID();
    const answer = new Promise<CartReply | Refusal | null>((resolve) => waiting.set(id, resolve));
    store.dispatch(cartEvents.commandSent({ id, command }));
    return answer;
  };
}

/** A line that is not there was taken out elsewhere: the cart is shown as it is now, and why nothing was done stays. */
function failed(store: ShopStore, id: string, { status, code, message }: Refusal): void {
  store.dispatch(cartEvents.commandFailed({ id, message, gone: status === 404 ? code : null }));
  if (status === 404) store.dispatch(cartEvents.outdated());
}

function nextOf(store: ShopStore): PendingCommand | undefined {
  return selectCart(store.getState()).pending[0];
}

/** Each cart the server answers is kept for the next page, and its count told to the badge and to other tabs. */
function keepForLater(store: ShopStore): void {
  store.listen({
    matcher: isAnyOf(cartEvents.loaded, cartEvents.commandAnswered),
    effect: (action, { getState }) => {
      const { cart, status } = selectCart(getState());
      if (cart === null || status !== 'ready') return;
      saveCart(cart);
      badgeChanged(badgeOf(cart), { tellTabs: cartEvents.commandAnswered.match(action) });
    },
  });
  store.listen({
    matcher: isAnyOf(cartEvents.cartRemoved, cartEvents.orderPlaced),
    effect: () => forgetPersonal(),
  });
}
