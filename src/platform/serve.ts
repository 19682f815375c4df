// From contract to Fastify: one route per contract line.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '#base/outcome/rules';
import { changesState } from './closed-input.ts';
import { parseKey, type AnyCall, type AnyHandler, type Endpoint, type Registry } from './contract.ts';
import { API_HEADERS } from './protective-headers.ts';
import { sendRefusal } from './refusals.ts';
import { keptText } from './reply-text-cache.ts';

/** Registers one handler per contract line; a missing or mistyped handler does not compile. */
export function serve(app: FastifyInstance, registry: Registry): void {
  for (const [key, { endpoint, handler }] of registry.lines) {
    const { method, url, override } = parseKey(key);
    app.route({
      method,
      url,
      ...(override === undefined ? {} : { constraints: { override } }),
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      config: { contractKey: key, changesState: changesState(key, endpoint) },
      schema: {
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...bodySchema(method, changesState(key, endpoint), endpoint),
        response: { 200: endpoint.reply },
      },
      handler: (request, reply) => answer(handler, request, reply),
    });
  }
}

/** Of a call that takes no body: nothing, or an object without keys. */
const NO_BODY = { type: ['object', 'null'], properties: {}, additionalProperties: false };

/** A call that changes something refuses a body that it would ignore (decision 0292). */
function bodySchema(method: string, changes: boolean, { body }: Endpoint): { readonly body?: unknown } {
  if (body !== undefined) return { body };
  return changes && method !== 'GET' ? { body: NO_BODY } : {};
}

/** Texts of this length or more are converted to bytes once; Node would measure them, join them with the head and convert both. */
const LONG_TEXT = 32_768;
const JSON_TYPE = 'application/json; charset=utf-8';

async function answer(handler: AnyHandler, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const visit = request.visit;
  const result = await handler({ body: request.body, query: request.query, params: request.params, visit } as AnyCall<Endpoint>);
  reply.headers(API_HEADERS);
  for (const [name, value] of visit.replyHeaders) reply.header(name, value);
  if (isRefusal(result)) return sendRefusal(reply, result);
  if (visit.redirectTo !== undefined) return reply.redirect(visit.redirectTo, 302);
  const kept = keptText(result);
  if (kept?.bytes !== undefined) return reply.type(JSON_TYPE).send(kept.bytes);
  const text = reply.serialize(result) as string; // the contract's schema serializes to text
  if (kept === undefined && text.length < LONG_TEXT) return reply.type(JSON_TYPE).send(text);
  const bytes = Buffer.from(text);
  if (kept !== undefined) kept.bytes = bytes;
  return reply.type(JSON_TYPE).send(bytes);
}
