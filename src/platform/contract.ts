// Contract → Fastify: `serve()` registers one handler per contract line, and the same handlers answer page loaders in-process.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { keptText } from './kept-texts.ts';
import { API_HEADERS } from './protective-headers.ts';
import { sendRefusal } from './refusals.ts';
import type { Visit } from './visit.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `POST /x override DELETE` is the call that travels as POST with `x-http-method-override: DELETE` (CART-8). */
export type ContractKey = `${Method} /${string}`;

/** What an id in an address or body belongs to; the generated intruder matrix tries each as everybody else (trust 22). */
export type IdKind =
  | 'brand'
  | 'cart'
  | 'cartItem'
  | 'order'
  | 'savedItem'
  | 'address'
  | 'payment'
  | 'profile'
  | 'list'
  | 'listItem'
  | 'product'
  | 'store'
  | 'category'
  | 'printer'
  | 'picture'
  | 'review'
  | 'question'
  /** A question that is open between cards. */
  | 'captcha'
  /** Made at random by who keeps the card or wallet: only its holder can know it, and knowing it is the right to use it. */
  | 'secret'
  /** By which a sender has one answer to one request; it is looked up among the sender's own. */
  | 'requestKey'
  /** Counted within a thing that the same call names by an id of its own. */
  | 'part'
  /** The shopper's own words. */
  | 'note'
  /** Asks for somebody's; the answer is the caller's own, whatever it says. */
  | 'own'
  | 'tenant';

export interface Endpoint {
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
  /** Which fields carry ids of whose things: `{ 'params.id': 'cartItem' }`; `{}` says that none does. Required: the matrix is built from it. */
  readonly ids: Readonly<Record<string, IdKind>>;
  /** Largest body in bytes, where it differs from the server's. */
  readonly bodyLimit?: number;
  /** A GET that changes state: refused cross-site, never cached (T19). */
  readonly changesState?: true;
}

export type Contract = Readonly<Record<ContractKey, Endpoint>>;

type In<E, K extends 'body' | 'query' | 'params'> = E extends { readonly [P in K]: infer S extends TSchema } ? Static<S> : undefined;
type Reply<E> = E extends { readonly reply: infer S extends TSchema } ? Static<S> : never;

/** What a handler is given: validated input and the visit it belongs to. */
export interface Call<E> {
  readonly body: In<E, 'body'>;
  readonly query: In<E, 'query'>;
  readonly params: In<E, 'params'>;
  readonly visit: Visit;
}

export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (call: Call<C[K]>) => Promise<Reply<C[K]> | Refusal> | Reply<C[K]> | Refusal;
};

type AnyHandler = (call: Call<Endpoint>) => unknown;

/** Every contract line of a running shop with its handler. */
export interface Registry {
  readonly lines: ReadonlyMap<ContractKey, { readonly endpoint: Endpoint; readonly handler: AnyHandler }>;
  add<const C extends Contract>(contract: C, handlers: Handlers<C>): void;
}

export function makeRegistry(): Registry {
  const lines = new Map<ContractKey, { endpoint: Endpoint; handler: AnyHandler }>();
  return {
    lines,
    add(contract, handlers) {
      const own = new Map<string, unknown>(Object.entries(handlers));
      for (const [key, endpoint] of Object.entries(contract)) {
        if (lines.has(key as ContractKey)) throw new Error(`Two handlers for ${key}`);
        // Handlers<C> ties each handler to its own endpoint; the registry keeps them side by side untyped.
        lines.set(key as ContractKey, { endpoint, handler: own.get(key) as AnyHandler });
      }
    },
  };
}

/** Splits a contract key into what Fastify needs. */
export function parseKey(key: ContractKey): { readonly method: Method; readonly url: string; readonly override: string | undefined } {
  const [method = 'GET', url = '/', , override] = key.split(' ');
  return { method: method as Method, url, override };
}

/** Registers one handler per contract line; a missing or misshapen handler does not compile. */
export function serve(app: FastifyInstance, registry: Registry): void {
  for (const [key, { endpoint, handler }] of registry.lines) {
    const { method, url, override } = parseKey(key);
    app.route({
      method,
      url,
      ...(override === undefined ? {} : { constraints: { override } }),
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      config: { contractKey: key, changesState: endpoint.changesState === true },
      schema: {
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { 200: endpoint.reply },
      },
      handler: (request, reply) => answer(handler, request, reply),
    });
  }
}

/** From here on it is converted once; Node would measure it, join it with the head and convert both. */
const LONG_TEXT = 32_768;
const JSON_TYPE = 'application/json; charset=utf-8';

async function answer(handler: AnyHandler, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const visit = request.visit;
  const result = await handler({ body: request.body, query: request.query, params: request.params, visit } as Call<Endpoint>);
  reply.headers(API_HEADERS);
  for (const [name, value] of visit.replyHeaders) reply.header(name, value);
  if (isRefusal(result)) return sendRefusal(reply, result);
  if (visit.redirectTo !== undefined) return reply.redirect(visit.redirectTo, 302);
  const kept = keptText(result);
  if (kept?.bytes !== undefined) return reply.type(JSON_TYPE).send(kept.bytes);
  const text = reply.serialize(result) as string; // by the contract's schema, which writes text
  if (kept === undefined && text.length < LONG_TEXT) return reply.type(JSON_TYPE).send(text);
  const bytes = Buffer.from(text);
  if (kept !== undefined) kept.bytes = bytes;
  return reply.type(JSON_TYPE).send(bytes);
}
