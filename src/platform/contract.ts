// Contracts, their handlers and the registry of both: `serve()` and page loaders call the same handlers.
import type { Static, TSchema } from 'typebox';
import { admissionOf, isOpen, type Access, type ActingRule, type Admission, type OpenAccess } from '#base/access/rules';
import type { Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { watchActing, type ActingGate } from './acting-gate.ts';
import { changesState, closedInput } from './closed-input.ts';
import { isForEverybody } from './for-everybody.ts';
import type { IdKind } from './id-kind.ts';
import { watchPunchout, type RefusePunchout } from './punchout-gate.ts';
import type { Visit } from './visit.ts';

export type { IdKind } from './id-kind.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `POST /x override DELETE` is the call that is sent as POST with `x-http-method-override: DELETE` (CART-8). */
export type ContractKey = `${Method} /${string}`;

export interface Endpoint {
  readonly summary: string;
  /** Who may call it. Others get the contract's `denied`, and the handler does not run. */
  readonly access: Access;
  /** Whether a representative may call it for a shopper. Missing: only when it changes nothing. */
  readonly acting?: ActingRule;
  /** Open in a session that a purchasing system has opened, whatever its access and `acting` say. */
  readonly punchout?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
  /** Which fields carry ids, and of what: `{ 'params.id': 'cartItem' }`; `{}` when none does. Required: the access tests are generated from it. */
  readonly ids: Readonly<Record<string, IdKind>>;
  /** Largest body in bytes, when it differs from the server's. */
  readonly bodyLimit?: number;
  /**
   * A GET that changes state says true: refused cross-site, never cached (T19). A POST that only reads or counts says false: keys it does not know are
   * ignored, while a call that changes something refuses them (`closed-input.ts`).
   */
  readonly changesState?: boolean;
}

export type Contract = Readonly<Record<ContractKey, Endpoint>>;

type In<E, K extends 'body' | 'query' | 'params'> = E extends { readonly [P in K]: infer S extends TSchema } ? Static<S> : undefined;
type Reply<E> = E extends { readonly reply: infer S extends TSchema } ? Static<S> : never;

export interface AnyCall<E> {
  readonly body: In<E, 'body'>;
  readonly query: In<E, 'query'>;
  readonly params: In<E, 'params'>;
  readonly visit: Visit;
}

/** The caller of a line for accounts, holders of a permission or staff. */
interface KnownCaller {
  readonly shopper: SignedIn;
}

/** What a handler receives: validated input, its visit and, where access requires a known person, the caller. */
export type Call<E> = AnyCall<E> &
  (E extends { readonly access: OpenAccess | 'system' | { readonly visitorWith: string } } ? unknown : KnownCaller);

type ClosedLine<C extends Contract> = { [K in keyof C]: C[K] extends { readonly access: OpenAccess } ? never : K }[keyof C];

/** The refusal, in the capability's own words, for a caller without access. */
export type Denied<K> = (visit: Visit, line: K, why: Exclude<Admission, 'allowed'>) => Refusal;

/** A handler for each line, and a refusal text when a line is closed to somebody. */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (call: Call<C[K]>) => Promise<Reply<C[K]> | Refusal> | Reply<C[K]> | Refusal;
} & ([ClosedLine<C>] extends [never] ? unknown : { readonly denied: Denied<ClosedLine<C>> });

export type AnyHandler = (call: AnyCall<Endpoint>) => unknown;

/** Every contract line of a running shop with its handler, which checks access first. */
export interface Registry {
  readonly lines: ReadonlyMap<ContractKey, { readonly endpoint: Endpoint; readonly handler: AnyHandler }>;
  add<const C extends Contract>(contract: C, handlers: Handlers<C>): void;
}

/** Without a gate nobody acts for anybody, and without `refusePunchout` no purchasing system opens sessions. */
export function makeRegistry(gate?: ActingGate, refusePunchout?: RefusePunchout): Registry {
  const lines = new Map<ContractKey, { endpoint: Endpoint; handler: AnyHandler }>();
  return {
    lines,
    add(contract, handlers) {
      const own = new Map<string, unknown>(Object.entries(handlers));
      for (const [key, endpoint] of Object.entries(contract)) {
        if (lines.has(key as ContractKey)) throw new Error(`Two handlers for ${key}`);
        // Handlers<C> ties each handler to its endpoint; the registry stores them untyped.
        const handler = own.get(key) as AnyHandler;
        const denied = own.get('denied') as Denied<string>;
        const admitted = isOpen(endpoint.access) ? handler : guarded(key, endpoint.access, handler, denied);
        const judged = watchPunchout(endpoint, changesState(key, endpoint), admitted, refusePunchout);
        lines.set(key as ContractKey, {
          endpoint: closedInput(key, endpoint),
          handler: watchActing(endpoint.acting, changesState(key, endpoint), judged, gate),
        });
      }
    },
  };
}

/** Checks access before the handler, over HTTP and in page loaders alike. */
function guarded(key: string, access: Access, handler: AnyHandler, denied: Denied<string>): AnyHandler {
  return async (call) => {
    if (await isForEverybody(access, call.visit)) return handler(call);
    const admission = admissionOf(access, await call.visit.caller());
    if (admission !== 'allowed') return denied(call.visit, key, admission);
    return handler({ ...call, shopper: await call.visit.shopper() } as AnyCall<Endpoint>);
  };
}

/** Splits a contract key into what Fastify needs. */
export function parseKey(key: ContractKey): { readonly method: Method; readonly url: string; readonly override: string | undefined } {
  const [method = 'GET', url = '/', , override] = key.split(' ');
  return { method: method as Method, url, override };
}
