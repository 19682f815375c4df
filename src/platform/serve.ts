// From contract to Fastify: one route per contract line.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '#base/outcome/rules';
import { changesState, NO_BODY } from './closed-input.ts';
import { parseKey, type AnyCall, type AnyHandler, type Endpoint, type Registry } from './contract.ts';
import { API_HEADERS } from './protective-headers.ts';
import { sendRefusal } from './refusals.ts';
import { keptText } from './reply-text-cache.ts';

/** Registers one handler per contract line; a missing or mistyped handler does not compile. */
export function serve(app: FastifyInstance, registry: Registry): void {
  for (const [key, { endpoint, handler }] of registry.lines) {
    const { method, url, override } = parseKey(key);
    const changes = changesState(key, endpoint);
    const body = endpoint.body ?? (changes && method !== 'GET' ? NO_BODY : undefined);
    app.route({
      method,
      url,
      ...(override === undefined ? {} : { constraints: { override } }),
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      config: { contractKey: key, changesState: changes },
      schema: {
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(body && { body }),
        response: { 200: endpoint.reply },
      },
      handler: (request, reply) => answer(handler, request, reply),
    });
  }
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
