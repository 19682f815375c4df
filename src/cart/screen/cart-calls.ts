// The cart's calls as commands: key, context token, edition, and one more try with the same key when the connection was lost (CART-8).
import type { CartReply, cartContract } from '#cart/contract';
import { isRefusal, type Refusal } from '#outcome/rules';
import { caller, type CallHeaders } from '#ui/call';
import type { CartCommand, PendingCommand } from './pending-commands.ts';
import { readStored, writeStored } from './storage.ts';

const TOKEN_KEY = 'contextToken';
const TOKEN_HEADER = 'x-context-token';
const PAUSE_MS = 400;

const call = caller<typeof cartContract>();

function contextHeader(): CallHeaders {
  const token = readStored<string>(TOKEN_KEY);
  return token === null ? {} : { [TOKEN_HEADER]: token };
}

function keepContext(headers: Headers): void {
  const token = headers.get(TOKEN_HEADER);
  if (token !== null) writeStored(TOKEN_KEY, token);
}

/** The whole cart, with the lines that can still be brought back. */
export function fetchCart(): Promise<CartReply | Refusal> {
  return call('GET /cc/api/checkout', { query: { removed: 'true' } }, contextHeader(), keepContext);
}

/** Sends a command until it is answered: lost on the way, or still being worked on, it goes out once more as the same request. */
export async function sendCommand({ id, command }: PendingCommand, delta: boolean): Promise<CartReply | Refusal> {
  const first = await send(command, id, delta);
  if (!isRefusal(first) || (first.code !== 'UNAVAILABLE' && first.code !== 'IN_FLIGHT')) return first;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return send(command, id, delta);
}

function send(command: CartCommand, key: string, delta: boolean): Promise<CartReply | Refusal> {
  const headers = { ...contextHeader(), 'idempotency-key': key };
  const responseType = delta ? 'DELTA' : 'WHOLE';
  const update = (body: { coupons?: string[]; removeCoupons?: string[] }) =>
    call('POST /cc/api/checkout/default override PUT', { query: {}, body: { ...body, responseType } }, headers, keepContext);
  const edit = (item: {
    cartItemId: string;
    qty?: number;
    deliveryType?: 'STA' | 'STS' | 'ISP' | 'PCK';
    pickStoreNumber?: string | null;
  }) => call('POST /cc/api/checkout/default/item override PUT', { body: { items: [item], responseType } }, headers, keepContext);
  switch (command.kind) {
    case 'add':
      return call(
        'POST /cc/api/checkout/default/item',
        { body: { items: [...command.items], coupons: [...(command.coupons ?? [])], version: 'b2', responseType } },
        headers,
        keepContext,
      );
    case 'quantity':
      return edit({ cartItemId: command.cartItemId, qty: command.qty });
    case 'delivery':
      return edit({ cartItemId: command.cartItemId, deliveryType: command.deliveryType, pickStoreNumber: command.pickStoreNumber });
    case 'restore':
      return call(
        'POST /cc/api/checkout/default/item',
        { body: { items: [{ cartItemId: command.cartItemId, qty: command.qty }], responseType } },
        headers,
        keepContext,
      );
    case 'remove':
      return call(
        'POST /cc/api/checkout/default/item/:id override DELETE',
        { params: { id: command.cartItemId }, query: { responseType } },
        headers,
        keepContext,
      );
    case 'coupon':
      return update({ coupons: [command.code] });
    case 'removeCoupon':
      return update({ removeCoupons: [command.code] });
  }
}
