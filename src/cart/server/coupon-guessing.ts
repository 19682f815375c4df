// Codes of coupons cannot be guessed by trying: unknown ones are counted by the device value (CART-8) and by address (trust 20, 26).
import { hash } from 'node:crypto';
import type { CartReply } from '#cart/contract';
import { isRefusal, refuse, type Refusal } from '#outcome/rules';
import type { Visit } from '#platform/visit';
import type { Throttle } from '#sessions/server';
import { speechOf } from './describe.ts';

/** A longer value is no device's: nothing is read of it. */
const LONGEST_DEVICE = 11_000;

/** Runs a request that enters coupons, unless too many that nobody knows were entered from there; one that is known takes the tries back. */
export async function withoutGuessing(
  throttle: Throttle,
  visit: Visit,
  coupons: readonly string[] | undefined,
  run: () => Promise<CartReply | Refusal>,
): Promise<CartReply | Refusal> {
  if (coupons === undefined || coupons.length === 0) return run();
  const device = deviceOf(visit);
  const wait = await throttle.tryAgainIn(visit.ip, device);
  if (wait > 0) return refuse(429, 'TOO_MANY_TRIES', speechOf(visit).say('TOO_MANY_TRIES', { minutes: Math.ceil(wait / 60) }));
  const reply = await run();
  if (!isRefusal(reply) && !reply.messages.some(({ code }) => code === 'COUPON_UNKNOWN')) await throttle.forgive(visit.ip, device);
  return reply;
}

/** The device a call says it comes from, as a short digest; its address where it says nothing, or too much. */
function deviceOf({ header, ip }: Visit): string {
  const value = header('x-fraud-device') ?? '';
  return value === '' || value.length > LONGEST_DEVICE ? `address ${ip}` : hash('sha256', value, 'base64url');
}
