// How calls about the cart travel (CART-8): with the context token, which the answer renews, the device value, and on the business
// site the experience they come from.
import type { TSchema } from 'typebox';
import { caller, type CallHeaders } from '#ui/page/call';
import { ownFraudHeader } from './fraud-device.ts';
import { requestType } from './request-type.ts';
import { forgetPersonal } from './saved-cart.ts';
import { contextId } from '#people/sessions/screen';
import { readStored, writeStored } from './storage.ts';

const TOKEN_KEY = 'contextToken';
const TOKEN_HEADER = 'x-context-token';

/** The token, and the session that it was told in. */
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

/** What is sent in here arrives although the page goes away. */
export function outliving(send: () => void): void {
  leaving = true;
  send();
  leaving = false;
}

/** What every call carries; `key` is the idempotency key of a write. */
export function cartHeaders(key?: string): CallHeaders {
  const known = readStored<Context>(TOKEN_KEY);
  const token = known?.context === contextId() ? known.token : null;
  return {
    ...ownFraudHeader(),
    ...(token === null ? {} : { [TOKEN_HEADER]: token }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
}

/** Another context than the one that things were stored in: they are not this one's (CART-20). */
export function keepContext(headers: Headers): void {
  const token = headers.get(TOKEN_HEADER);
  const known = readStored<Context>(TOKEN_KEY);
  const context = contextId();
  if (token === null || (token === known?.token && context === known.context)) return;
  if (known !== null) forgetPersonal();
  writeStored(TOKEN_KEY, { token, context } satisfies Context);
}
