// Browser side of a contract: types only, so that no schema code is sent to browsers.
import type { TSchema } from 'typebox';
import { ownValue } from '#base/lookup/rules';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Input, ReplyOf } from './page-visit.tsx';

/** Timeout of every call (CART-8, ERR-2). */
export const REQUEST_TIMEOUT_MS = 30_000;

type Line = { readonly reply: TSchema };
type Query = Readonly<Record<string, string | number | boolean | undefined>>;
const NO_QUERY: Query = {};

/** Headers besides the usual ones: context token, idempotency key, fraud value. */
export type CallHeaders = Readonly<Record<string, string>>;

/**
 * Calls the shop's API by contract line, from the browser. Refusals (400…503) are returned as values; a lost connection or timeout is a refusal with
 * code `UNAVAILABLE`. `onHeaders` receives the response's headers. `always` returns further query parameters for each call; `outlives` decides
 * whether a call continues when the page is left.
 */
export function caller<C extends { readonly [K in keyof C]: Line }>(
  always: () => Query = () => NO_QUERY,
  outlives: () => boolean = () => false,
) {
  return async function call<K extends keyof C & string>(
    key: K,
    input: Input<C[K]>,
    headers: CallHeaders = {},
    onHeaders: (headers: Headers) => void = () => undefined,
    timeoutMs = REQUEST_TIMEOUT_MS,
  ): Promise<ReplyOf<C[K]> | Refusal> {
    const [method = 'GET', path = '/', , override] = key.split(' ');
    const { body, query, params } = input as {
      body?: unknown;
      query?: Query;
      params?: Record<string, string>;
    };
    try {
      const response = await fetch(localised(fill(path, params)) + search({ ...query, ...always() }), {
        method,
        credentials: 'same-origin',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(override === undefined ? {} : { 'x-http-method-override': override }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        keepalive: outlives(),
      });
      onHeaders(response.headers);
      const answer: unknown = await response.json();
      if (response.ok) return answer as ReplyOf<C[K]>; // the server serialises by this contract
      const { code, message, field, fields, captcha } = answer as Partial<
        Pick<Refusal, 'code' | 'message' | 'field' | 'fields' | 'captcha'>
      >;
      return {
        refused: true,
        status: response.status as Refusal['status'],
        code: code ?? 'UNAVAILABLE',
        message: message ?? '',
        ...(field === undefined ? {} : { field }),
        ...(fields === undefined ? {} : { fields }),
        ...(captcha === undefined ? {} : { captcha }),
      };
    } catch {
      return refuse(503, 'UNAVAILABLE', '');
    }
  };
}

/** API addresses carry the page's locale as the first path segment, like pages. */
function localised(path: string): string {
  const lang = document.documentElement.lang;
  const prefix = lang === 'en-CA' ? '/en-ca' : lang === 'fr-CA' ? '/fr-ca' : '';
  return prefix + path;
}

function fill(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ownValue(params, name) ?? ''));
}

function search(query: Query): string {
  const text = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  ).toString();
  return text === '' ? '' : `?${text}`;
}
