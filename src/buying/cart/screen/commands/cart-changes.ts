// The calls that change lines, and the cart itself, as several commands make them.
import type { CartItem, CartReply, cartContract } from '#buying/cart/contract';
import type { Refusal } from '#base/outcome/rules';
import type { CartCommand, SendOptions, Transport } from './command.ts';

type Way = CartItem['shippingInfo']['deliveryType'];

/** How a line is to be got. */
export interface LineOnWay {
  readonly cartItemId: string;
  readonly deliveryType?: Way;
  readonly pickStoreNumber: string | null;
}

export interface OneLine {
  readonly cartItemId: string;
}

export interface FurnitureService {
  readonly level: 'BASC' | 'CUST';
  readonly qty: number;
}

/** What of a line is to be otherwise. */
interface LineEdit extends OneLine {
  readonly qty?: number | string;
  readonly deliveryType?: Way;
  readonly pickStoreNumber?: string | null;
  readonly furnSvcInfo?: FurnitureService | null;
  readonly bcName?: string | null;
}

/** What of the invoice is named; what is not stays. */
export interface Accounting {
  readonly bc?: string | null;
  readonly po?: string | null;
  readonly por?: string | null;
}

interface CartChange extends Accounting {
  readonly coupons?: string[];
  readonly removeCoupons?: string[];
}

/** The calls of the cart. */
export const ask = (transport: Transport) => transport<typeof cartContract>();
/** Without the key of a form: + pressed twice within a moment is two changes, and the same key would make the second the first. */
export const unkeyed = ({ responseType }: SendOptions): SendOptions => (responseType === undefined ? {} : { responseType });

/** Changes lines. */
export const edit =
  (...items: LineEdit[]): CartCommand['send'] =>
  (transport, options) =>
    ask(transport)('POST /cc/api/checkout/default/item override PUT', { body: { items, ...unkeyed(options) } });

/** Changes the cart itself. */
export const change =
  (body: CartChange, query: { readonly actionType: string; readonly buyNow?: string } = { actionType: 'UPDATE_CART' }) =>
  (transport: Transport, options: SendOptions): Promise<CartReply | Refusal> =>
    ask(transport)('POST /cc/api/checkout/default override PUT', { query, body: { ...body, ...unkeyed(options) } });
