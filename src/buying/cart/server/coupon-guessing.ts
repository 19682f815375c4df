// Codes of coupons cannot be guessed by trying: unknown ones are counted by the device value (CART-8) and by address (trust 20, 26).
import { hash } from 'node:crypto';
import type { CartReply } from '#buying/cart/contract';
import { LONGEST_DEVICE_VALUE } from '#buying/cart/rules';
import { tooManyTries, type Refusal } from '#base/outcome/rules';
import { QUARTER_S, type Limiter, type Limits } from '#platform/limits';
import { networkOf } from '#platform/network-address';
import type { Visit } from '#platform/visit';
import { speechOf } from './describe.ts';

/** Coupon codes that nobody knows: from one device, from one address, and from everybody. */
const GUESSES = [
  { by: ['device'], most: 20, seconds: QUARTER_S },
  { by: ['address'], most: 200, seconds: QUARTER_S },
  { by: [], most: 20_000, seconds: 60 },
] as const;

export const limitGuesses = (limits: Limits): Guessing['limiter'] => limits.of('coupon', GUESSES);

export interface Guessing {
  readonly limiter: Limiter<'device' | 'address'>;
  /** Whether there is a coupon of that code, as it was typed. */
  readonly isCoupon: (code: string) => boolean;
}

/**
 * Runs a request that enters coupons, unless too many that nobody knows were entered from there: then none is taken, known or not.
 * Codes that there are never count, so that a whole office may enter one at once.
 */
export async function withoutGuessing(
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

/** The device a call says it comes from, as a short digest; its address where it says nothing, or more than any device would. */
function deviceOf({ header, ip }: Visit): string {
  const value = header('x-fraud-device') ?? '';
  return value === '' || value.length > LONGEST_DEVICE_VALUE ? `address ${networkOf(ip)}` : hash('sha256', value, 'base64url');
}
