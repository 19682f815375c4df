// The cart's calls, with one more try of a command under the same key when the connection was lost (CART-8).
import type { Cart, CartReply, cartContract } from '#buying/cart/contract';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { Ask, CommandAnswer, Contract, Transport } from '../commands/command.ts';
import { cartCaller, cartHeaders, keepContext } from './cart-wire.ts';
import type { PendingCommand } from './pending-commands.ts';

const PAUSE_MS = 400;

/** Calls as the cart's travel; `key` is the idempotency key of a write. */
export const overHttp =
  (key?: string): Transport =>
  <C extends Contract<C>>() => {
    const call = cartCaller<C>();
    const ask: Ask<C> = (line, input) => call(line, input, cartHeaders(key), keepContext);
    return ask;
  };

const call = overHttp()<typeof cartContract>();

/** The whole cart, with the lines that can still be brought back. */
export function fetchCart(): Promise<CartReply | Refusal> {
  const isBusiness = document.documentElement.dataset['tenant'] === 'business';
  return call('GET /cc/api/checkout', { query: isBusiness ? { removed: 'true', grindType: 'ALL' } : { removed: 'true' } });
}

/** The lines with every step of their prices; null when they cannot be had. */
export async function fetchExplained(): Promise<Cart['items'] | null> {
  const reply = await call('GET /cc/api/checkout', { query: { trace: 'true' } });
  return isRefusal(reply) ? null : reply.cart.items;
}

/** For 30 days the shopper is told that an item is gone, instead of being given its successor (CART-21). False when it was not noted. */
export async function keepOriginal(itemId: string): Promise<boolean> {
  return !isRefusal(await call('GET /cc/api/cart/opt/type', { query: { type: 'HARD_ALT_OPT_OUT', value: itemId } }));
}

/** Sends a command until it is answered: lost on the way, or still being worked on, it goes out once more as the same request. */
export async function sendCommand({ id, command }: PendingCommand, delta: boolean): Promise<CommandAnswer | Refusal> {
  const send = () => command.send(overHttp(id), { responseType: delta ? 'DELTA' : 'WHOLE' });
  const first = await send();
  if (!isRefusal(first) || (first.code !== 'UNAVAILABLE' && first.code !== 'IN_FLIGHT')) return first;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return send();
}
