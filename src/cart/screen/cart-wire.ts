// How calls about the cart travel (CART-8): with the context token, which the answer renews, the device value, and on the business
// site the experience they come from.
import type { TSchema } from 'typebox';
import { caller, type CallHeaders } from '#ui/call';
import { ownFraudHeader } from './fraud-device.ts';
import { requestType } from './request-type.ts';
import { readStored, writeStored } from './storage.ts';

const TOKEN_KEY = 'contextToken';
const TOKEN_HEADER = 'x-context-token';

export function cartCaller<C extends { readonly [K in keyof C]: { readonly reply: TSchema } }>() {
  return caller<C>(() => ({ requestType: requestType(document.documentElement.dataset['tenant'], location.pathname) }));
}

/** What every call carries; `key` is the idempotency key of a write. */
export function cartHeaders(key?: string): CallHeaders {
  const token = readStored<string>(TOKEN_KEY);
  return {
    ...ownFraudHeader(),
    ...(token === null ? {} : { [TOKEN_HEADER]: token }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
}

export function keepContext(headers: Headers): void {
  const token = headers.get(TOKEN_HEADER);
  if (token !== null) writeStored(TOKEN_KEY, token);
}
