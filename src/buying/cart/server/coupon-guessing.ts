// Prevents guessing coupon codes: counts unknown codes by device value (CART-8) and by address (trust 20, 26).
import { hash } from 'node:crypto';
import type { CartReply } from '#buying/cart/contract';
import { LONGEST_DEVICE_VALUE } from '#buying/cart/rules';
import { tooManyTries, type Refusal } from '#base/outcome/rules';
import { QUARTER_S, type Limiter, type Limits } from '#platform/limits';
import { networkOf } from '#platform/network-address';
import type { Visit } from '#platform/visit';
import { speechOf } from './speech.ts';

/** Unknown coupon codes: from one device, from one address, and in all. */
const GUESSES = [
  { by: ['device'], most: 20, seconds: QUARTER_S },
  { by: ['address'], most: 200, seconds: QUARTER_S },
  { by: [], most: 20_000, seconds: 60 },
] as const;

export const limitGuesses = (limits: Limits): Guessing['limiter'] => limits.of('coupon', GUESSES);

export interface Guessing {
  readonly limiter: Limiter<'device' | 'address'>;
  /** Whether a coupon has this code, as typed. */
  readonly isCoupon: (code: string) => boolean;
}

/**
 * Runs a request that enters coupons, unless too many unknown codes came from there before: then it takes no coupon at all. Valid codes never count,
 * so that a whole office may enter one at once.
 */
export async function limitCouponGuesses(
  { limiter, isCoupon }: Guessing,
  visit: Visit,
  coupons: readonly string[] | undefined,
  run: () => Promise<CartReply | Refusal>,
): Promise<CartReply | Refusal> {
  if (coupons === undefined || coupons.length === 0) return run();
  const from = { device: deviceOf(visit), address: visit.ip };
  const wait = coupons.every(isCoupon) ? await limiter.waitOf(from) : (await limiter.take(from)).wait;
  return wait > 0 ? tooManyTries(wait, 'TOO_MANY_TRIES', speechOf(visit).say('TOO_MANY_TRIES', { minutes: Math.ceil(wait / 60) })) : run();
}

/** The device of a call as a short digest; the address when the call names no device or sends an oversized value. */
function deviceOf({ header, ip }: Visit): string {
  const value = header('x-fraud-device') ?? '';
  return value === '' || value.length > LONGEST_DEVICE_VALUE ? `address ${networkOf(ip)}` : hash('sha256', value, 'base64url');
}
