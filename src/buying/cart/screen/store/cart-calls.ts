// The cart's calls; a command whose connection was lost is retried once under the same key (CART-8).
import type { Cart, CartReply, cartContract } from '#buying/cart/contract';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { Ask, CommandAnswer, Contract, Transport } from '../commands/command.ts';
import { cartCaller, cartHeaders, storeContext } from './cart-headers.ts';
import type { PendingCommand } from './pending-commands.ts';

const PAUSE_MS = 400;

/** Sends calls with the cart's headers; `key` is the idempotency key of a write. */
export const overHttp =
  (key?: string): Transport =>
  <C extends Contract<C>>() => {
    const call = cartCaller<C>();
    const ask: Ask<C> = (line, input) => call(line, input, cartHeaders(key), storeContext);
    return ask;
  };

const call = overHttp()<typeof cartContract>();

/** The whole cart, with lines that can still be restored. */
export function fetchCart(): Promise<CartReply | Refusal> {
  const isBusiness = document.documentElement.dataset['tenant'] === 'business';
  return call('GET /cc/api/checkout', { query: isBusiness ? { removed: 'true', grindType: 'ALL' } : { removed: 'true' } });
}

/** The lines with all price steps; null when they cannot be loaded. */
export async function fetchExplained(): Promise<Cart['items'] | null> {
  const reply = await call('GET /cc/api/checkout', { query: { trace: 'true' } });
  return isRefusal(reply) ? null : reply.cart.items;
}

/** Stores a 30-day opt-out: the shopper sees that an item is discontinued instead of getting its successor (CART-21). False when it was not stored. */
export async function keepOriginal(itemId: string): Promise<boolean> {
  return !isRefusal(await call('GET /cc/api/cart/opt/type', { query: { type: 'HARD_ALT_OPT_OUT', value: itemId } }));
}

/** Sends a command until it has an answer: after a lost connection, or while it still runs, sends the same request once more. */
export async function sendCommand({ id, command }: PendingCommand, delta: boolean): Promise<CommandAnswer | Refusal> {
  const send = () => command.send(overHttp(id), { responseType: delta ? 'DELTA' : 'WHOLE' });
  const first = await send();
  if (!isRefusal(first) || (first.code !== 'UNAVAILABLE' && first.code !== 'IN_FLIGHT')) return first;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return send();
}
