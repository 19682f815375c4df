// Finds the order of a call: one that the shopper sees, or for guests any by number and e-mail, with the rate limit of the look-up (trust 20, USR-10).
import { sayer } from '#base/locale/words';
import { ordersWords } from '#buying/orders/words';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { QUARTER_S, type Limits } from '#platform/limits';
import { makeSharedLimit, type SharedLimit } from '#platform/shared-limit';
import type { Visit } from '#platform/visit';
import { orderReach, type OrderReach } from '#buying/orders/rules';
import type { Orders } from './orders.ts';
import type { OrderRow } from './order-row.ts';

export interface FindDeps {
  readonly orders: Pick<Orders, 'seen' | 'lookUp'>;
  /** Rate limit of look-ups by number and e-mail. */
  readonly lookUps: SharedLimit<'address' | 'email'>;
}

/**
 * Limits failed look-ups: per address and network, for one e-mail and for all; then per e-mail from everywhere, and for the whole shop. An
 * attacker on many networks cannot use up the ten tries of the e-mail's owner on another network.
 */
export function limitLookUps(limits: Limits, triesPerAddress: number): FindDeps['lookUps'] {
  const near = limits.of('order-lookup', [
    { by: ['address', 'email'], most: 10, seconds: QUARTER_S },
    { by: ['network', 'email'], most: 20, seconds: QUARTER_S },
    { by: ['address'], most: triesPerAddress, seconds: QUARTER_S },
    { by: ['network'], most: 4 * triesPerAddress, seconds: QUARTER_S },
  ]);
  const far = limits.of('order-lookup-by-all', [
    { by: ['email'], most: 60, seconds: QUARTER_S },
    { by: [], most: 3_000, seconds: 60 },
  ]);
  return makeSharedLimit({ near, far, own: { forOne: 10, forAll: 20 } });
}

/** Without `email` the shopper has to see the order: their own, or one of their organization. */
export async function findOrder(deps: FindDeps, orderNumber: string, email: string | undefined, visit: Visit): Promise<OrderRow | Refusal> {
  const row = email === undefined ? await seenOrder(deps.orders, orderNumber, visit) : await byEmail(deps, orderNumber, email, visit);
  return row ?? notFound(visit);
}

/** The order if the shopper sees it, on this edition of the shop. */
export async function seenOrder(orders: Pick<Orders, 'seen'>, orderNumber: string, visit: Visit): Promise<OrderRow | undefined> {
  const reach = await reachOf(visit);
  return reach === null ? undefined : orders.seen(orderNumber, reach, visit.site.tenant);
}

/** Null for a visitor without a session. */
export async function reachOf(visit: Visit): Promise<OrderReach | null> {
  const shopper = await visit.shopper();
  return shopper === null ? null : orderReach(shopper);
}

async function byEmail(
  { orders, lookUps }: FindDeps,
  orderNumber: string,
  email: string,
  visit: Visit,
): Promise<OrderRow | Refusal | undefined> {
  const who = { address: visit.ip, email: email.trim().toLowerCase() };
  const taken = await lookUps.take(who);
  const { wait } = taken;
  if (wait > 0)
    return tooManyTries(wait, 'TOO_MANY_TRIES', sayer(ordersWords, visit.copyLocale)('TOO_MANY_TRIES', { minutes: Math.ceil(wait / 60) }));
  const row = await orders.lookUp(orderNumber, email, await reachOf(visit), visit.site.tenant);
  // A successful look-up does not count as a try.
  if (row !== undefined) await lookUps.refund(who, taken);
  return row;
}

/** One answer for an unknown order, somebody else's and a wrong e-mail. */
export function notFound({ copyLocale }: Visit): Refusal {
  return refuse(404, 'ORDER_NOT_FOUND', sayer(ordersWords, copyLocale)('ORDER_NOT_FOUND'));
}
