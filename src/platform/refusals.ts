// The one place that turns refusals, validation failures and crashes into `{ status, code, message }` (CART-24).
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { tooManyTries, type Refusal } from '#base/outcome/rules';
import { isOutage, type DatabaseFault } from './database-faults.ts';
import { API_HEADERS } from './protective-headers.ts';
import { ServiceDown, type ServiceCode } from './service-down.ts';

/** What every 503 asks to wait, in whole seconds: nobody knows how long a part is away, and most outages are short. */
export const AWAY_S = 2;

/** A 503 says when to come again, whoever refuses. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, code, message, field, profileRefId, captcha } = refusal;
  const retryAfter = refusal.retryAfter ?? (status === 503 ? AWAY_S : undefined);
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  // Errors have one shape whatever the route's reply schema says, so they skip its serialiser.
  return reply
    .code(status)
    .headers(API_HEADERS)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body) => body as string)
    .send(JSON.stringify({ status, code, message, field, profileRefId, captcha })); // what is undefined is left out
}

/** What the words for too many requests ask to wait. */
const MINUTE_S = 60;

/** Words for what the platform itself refuses; a capability's own refusals carry theirs. */
export interface PlatformWords {
  (
    code:
      | 'BAD_REQUEST'
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
  ): string;
}

/** What a request is answered that no call takes; `field`: `body.items.0.note`. */
export function badRequest(words: PlatformWords, locale: string, field?: string): Refusal {
  return {
    refused: true,
    status: 400,
    code: 'BAD_REQUEST',
    message: words('BAD_REQUEST', locale),
    ...(field === undefined ? {} : { field }),
  };
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
      // Without its database the whole shop is away, and the next try may find it.
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
 * What a page is told of a part that is away, as a call from a browser would be: it shows what it has without it (ERR-3). Without the database
 * there is nothing to show: its code is UNAVAILABLE then.
 * @throws whatever else went wrong
 */
export function refusalOf(error: unknown, words: PlatformWords, locale: string): Refusal {
  const service = error instanceof ServiceDown ? error.service : null;
  const code = isOutage((service === null ? error : (error as ServiceDown).cause) as DatabaseFault) ? 'UNAVAILABLE' : service;
  if (code === null) throw error;
  return { refused: true, status: 503, code, message: words(code, locale) };
}
