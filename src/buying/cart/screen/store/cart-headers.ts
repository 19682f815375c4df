// The headers of calls about the cart (CART-8): the context token, which each answer renews, the device value, and on the business site the
// experience.
import type { TSchema } from 'typebox';
import { caller, type CallHeaders } from '#ui/page/call';
import { ownFraudHeader } from './fraud-device.ts';
import { requestType } from './request-type.ts';
import { deletePersonalData } from './saved-cart.ts';
import { contextId } from '#people/sessions/screen';
import { readStored, writeStored } from './storage.ts';

const TOKEN_KEY = 'contextToken';
const TOKEN_HEADER = 'x-context-token';

/** The token, and the session it belongs to. */
interface Context {
  readonly token: string;
  readonly context: string;
}

export function cartCaller<C extends { readonly [K in keyof C]: { readonly reply: TSchema } }>() {
  return caller<C>(
    () => ({ requestType: requestType(document.documentElement.dataset['tenant'], location.pathname) }),
    () => leaving,
  );
}

let leaving = false;

/** Requests sent in here complete even if the page closes. */
export function withKeepalive(send: () => void): void {
  leaving = true;
  send();
  leaving = false;
}

/** The headers of every call; `key` is the idempotency key of a write. */
export function cartHeaders(key?: string): CallHeaders {
  const known = readStored<Context>(TOKEN_KEY);
  const token = known?.context === contextId() ? known.token : null;
  return {
    ...ownFraudHeader(),
    ...(navigator.cookieEnabled ? {} : { 'x-cookies': 'refused' }),
    ...(token === null ? {} : { [TOKEN_HEADER]: token }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
}

/** A new context means another session, so data stored for the last one is deleted (CART-20). */
export function storeContext(headers: Headers): void {
  const token = headers.get(TOKEN_HEADER);
  const known = readStored<Context>(TOKEN_KEY);
  const context = contextId();
  if (token === null || (token === known?.token && context === known.context)) return;
  if (known !== null) deletePersonalData();
  writeStored(TOKEN_KEY, { token, context } satisfies Context);
}
