// Codes of coupons cannot be guessed by trying: unknown ones are counted by the device value (CART-8) and by address (trust 20, 26).
import { hash } from 'node:crypto';
import type { CartReply } from '#cart/contract';
import { LONGEST_DEVICE_VALUE } from '#cart/rules';
import { refuse, type Refusal } from '#outcome/rules';
import type { Visit } from '#platform/visit';
import type { Throttle } from '#sessions/server';
import { speechOf } from './describe.ts';

export interface Guessing {
  readonly throttle: Pick<Throttle, 'tryAgainIn' | 'waitOf'>;
  /** Whether there is a coupon of that code, as it was typed. */
  readonly isCoupon: (code: string) => boolean;
}

/**
 * Runs a request that enters coupons, unless too many that nobody knows were entered from there: then none is taken, known or not.
 * Codes that there are never count, so that a whole office may enter one at once.
 */
export async function withoutGuessing(
  { throttle, isCoupon }: Guessing,
  visit: Visit,
  coupons: readonly string[] | undefined,
  run: () => Promise<CartReply | Refusal>,
): Promise<CartReply | Refusal> {
  if (coupons === undefined || coupons.length === 0) return run();
  const from = [visit.ip, deviceOf(visit)] as const;
  const wait = await (coupons.every(isCoupon) ? throttle.waitOf(...from) : throttle.tryAgainIn(...from));
  return wait > 0 ? refuse(429, 'TOO_MANY_TRIES', speechOf(visit).say('TOO_MANY_TRIES', { minutes: Math.ceil(wait / 60) })) : run();
}

/** The device a call says it comes from, as a short digest; its address where it says nothing, or more than any device would. */
function deviceOf({ header, ip }: Visit): string {
  const value = header('x-fraud-device') ?? '';
  return value === '' || value.length > LONGEST_DEVICE_VALUE ? `address ${ip}` : hash('sha256', value, 'base64url');
}
