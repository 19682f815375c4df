// Calls that change lines or the whole cart, shared by several commands.
import type { CartItem, CartReply, cartContract } from '#buying/cart/contract';
import type { Refusal } from '#base/outcome/rules';
import type { CartCommand, SendOptions, Transport } from './command.ts';

type Way = CartItem['shippingInfo']['deliveryType'];

/** A line and its new delivery. */
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

/** The fields of a line to change. */
interface LineEdit extends OneLine {
  readonly qty?: number | string;
  readonly deliveryType?: Way;
  readonly pickStoreNumber?: string | null;
  readonly furnSvcInfo?: FurnitureService | null;
  readonly bcName?: string | null;
  readonly po?: string | null;
}

/** The fields of the invoice to change; missing ones stay. */
export interface Accounting {
  readonly bc?: string | null;
  readonly po?: string | null;
  readonly por?: string | null;
  /** `bc` and `po` are for all lines. */
  readonly allLines?: boolean;
}

interface CartChange extends Accounting {
  readonly coupons?: string[];
  readonly removeCoupons?: string[];
  readonly type?: 'STANDARD' | 'SPECIAL';
}

/** The calls of the cart. */
export const ask = (transport: Transport) => transport<typeof cartContract>();
/** Omits a form's key: two presses on + within a moment are two changes, and a shared key would drop the second. */
export const withoutKey = ({ responseType }: SendOptions): SendOptions => (responseType === undefined ? {} : { responseType });

export const edit =
  (...items: LineEdit[]): CartCommand['send'] =>
  (transport, options) =>
    ask(transport)('POST /cc/api/checkout/default/item override PUT', { body: { items, ...withoutKey(options) } });

export const change =
  (body: CartChange, query: { readonly actionType: string; readonly buyNow?: string } = { actionType: 'UPDATE_CART' }) =>
  (transport: Transport, options: SendOptions): Promise<CartReply | Refusal> =>
    ask(transport)('POST /cc/api/checkout/default override PUT', { query, body: { ...body, ...withoutKey(options) } });
