// The one place that turns refusals, validation failures and crashes into `{ status, code, message }` (CART-24).
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyTries, type Refusal } from '#base/outcome/rules';
import { isOutage, type DatabaseFault } from './database-faults.ts';
import { API_HEADERS } from './protective-headers.ts';
import { unknownKey } from './unknown-key.ts';
import { ServiceDown, type ServiceCode } from './service-down.ts';

/** Retry-After of every 503 in whole seconds: nobody knows how long an outage lasts, and most are short. */
export const AWAY_S = 2;

/** Sends a refusal; a 503 gets Retry-After. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, code, message, field, fields, profileRefId, captcha } = refusal;
  const retryAfter = refusal.retryAfter ?? (status === 503 ? AWAY_S : undefined);
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  // Errors have one shape for all routes, so they skip the route's serializer.
  return reply
    .code(status)
    .headers(API_HEADERS)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body) => body as string)
    .send(JSON.stringify({ status, code, message, field, fields, profileRefId, captcha })); // undefined fields are left out
}

/** The wait that the message for too many requests names. */
const MINUTE_S = 60;

/** Error texts of the platform itself; a capability's refusals carry their own. */
export interface PlatformWords {
  (
    code:
      | 'BAD_REQUEST'
      | 'UNKNOWN_FIELD'
      | 'UNKNOWN_FIELD_NEAR'
      | 'NOT_FOUND'
      | 'TOO_LARGE'
      | 'TOO_MANY_REQUESTS'
      | 'FORBIDDEN'
      | 'UNAVAILABLE'
      | 'BUSY_TITLE'
      | 'BUSY_TEXT'
      | 'BUSY_AGAIN'
      | 'GENERIC_CART_ERROR'
      | ServiceCode,
    locale: string,
    values?: Readonly<Record<string, string>>,
  ): string;
}

/** The answer to a request that no call accepts; `field`: `body.items.0.note`. */
export function badRequest(words: PlatformWords, locale: string, field?: string): Refusal {
  return {
    refused: true,
    status: 400,
    code: 'BAD_REQUEST',
    message: words('BAD_REQUEST', locale),
    ...(field === undefined ? {} : { field }),
  };
}

/** So much of an unknown key is repeated. */
const MOST_OF_KEY = 60;

/** The refusal that names a key which the call does not know, if that is what is wrong with an input. */
function unknownField(request: FastifyRequest, part: FastifyError['validationContext'], words: PlatformWords): Refusal | undefined {
  if (part !== 'body' && part !== 'querystring') return undefined;
  const { schema } = request.routeOptions;
  const found = unknownKey(schema?.[part], part === 'body' ? request.body : request.query);
  if (found === undefined) return undefined;
  const { locale } = request.visit;
  const key = found.key.slice(0, MOST_OF_KEY);
  const message =
    found.meant === undefined ? words('UNKNOWN_FIELD', locale, { key }) : words('UNKNOWN_FIELD_NEAR', locale, { key, meant: found.meant });
  return { refused: true, status: 400, code: 'UNKNOWN_FIELD', message, field: part + found.place };
}

export function answerErrors(app: FastifyInstance, words: PlatformWords): void {
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(reply, { refused: true, status: 404, code: 'NOT_FOUND', message: words('NOT_FOUND', request.visit.locale) }),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const locale = request.visit?.locale ?? 'en-US';
    const status = error.statusCode ?? 500;
    if (error.validation) {
      const where = error.validation[0];
      const unknown = unknownField(request, error.validationContext, words);
      if (unknown !== undefined) return sendRefusal(reply, unknown);
      const field = `${error.validationContext ?? ''}${where?.instancePath ?? ''}`.replaceAll('/', '.');
      return sendRefusal(reply, badRequest(words, locale, field === '' ? undefined : field));
    }
    if (status === 413) return sendRefusal(reply, { refused: true, status: 413, code: 'TOO_LARGE', message: words('TOO_LARGE', locale) });
    if (status === 429) return sendRefusal(reply, tooManyTries(MINUTE_S, 'TOO_MANY_REQUESTS', words('TOO_MANY_REQUESTS', locale)));
    if (status >= 400 && status < 500) return sendRefusal(reply, badRequest(words, locale));
    const service = error instanceof ServiceDown ? error.service : null;
    if (service !== null) request.log.error({ err: error }, 'a service is down');
    const away = isOutage(service === null ? error : (error.cause as DatabaseFault));
    if (service !== null || away) {
      // Without its database the whole shop is away, and a retry may succeed.
      const code = away || service === null ? 'UNAVAILABLE' : service;
      return sendRefusal(reply, { refused: true, status: 503, code, message: words(code, locale) });
    }
    request.log.error({ err: error }, 'request failed');
    return reply
      .code(500)
      .headers(API_HEADERS)
      .type('application/json; charset=utf-8')
      .serializer((body) => body as string)
      .send(JSON.stringify({ status: 500, code: 'GENERIC_CART_ERROR', message: words('GENERIC_CART_ERROR', locale) }));
  });
}

/**
 * The refusal that a page gets when a service is away, the same as for a browser's call: the page shows what it has without the service (ERR-3).
 * Without the database there is nothing to show; the code is UNAVAILABLE then.
 * @throws any other error
 */
export function refusalOf(error: unknown, words: PlatformWords, locale: string): Refusal {
  const service = error instanceof ServiceDown ? error.service : null;
  const code = isOutage((service === null ? error : (error as ServiceDown).cause) as DatabaseFault) ? 'UNAVAILABLE' : service;
  if (code === null) throw error;
  return { refused: true, status: 503, code, message: words(code, locale) };
}
