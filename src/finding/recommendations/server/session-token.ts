// A token under which the recommendations of a visit are reported together; it opens nothing.
import { createHmac, randomBytes } from 'node:crypto';
import { refuse } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import { missingFromServiceContext } from '#base/site/rules';

const HOUR_MS = 3_600_000;

export function makeSessionTokens() {
  const key = randomBytes(32);
  /** Refuses a service context without a required field (APP-18). Valid until the end of the hour. */
  return async (serviceContext: Parameters<typeof missingFromServiceContext>[0], visit: Visit) => {
    const missing = missingFromServiceContext(serviceContext);
    if (missing !== undefined) return refuse(400, 'BAD_REQUEST', `${missing} is required`, missing);
    const validUntil = new Date((Math.floor(visit.now.getTime() / HOUR_MS) + 1) * HOUR_MS).toISOString();
    const who = (await visit.shopper())?.shopperId ?? visit.requestId;
    return { token: createHmac('sha256', key).update(`${who} ${validUntil}`).digest('base64url'), validUntil };
  };
}
