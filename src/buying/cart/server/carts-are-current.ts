// Checks whether guests' carts in memory are current. All checks of one turn of the event loop share one statement: under load several visitors come
// at once, and a round trip costs more than its rows.
import type { Queries } from '#platform/db';
import { GUEST_CART_IS_CURRENT, GUEST_CARTS_ARE_CURRENT } from './cart-queries.ts';

export interface CartInMemory {
  readonly tokenHash: Uint8Array;
  readonly tenant: string;
  readonly now: Date;
  readonly siteId: string;
  readonly cartId: string;
  readonly version: number;
}

/** Edition of the checkout entries; undefined when session or cart is outdated. */
export type CurrentCart = { readonly entered: string | null } | undefined;

export function makeCartsAreCurrent(db: Queries): (cart: CartInMemory) => Promise<CurrentCart> {
  let asked: { readonly cart: CartInMemory; readonly answer: PromiseWithResolvers<CurrentCart> }[] = [];
  const send = (): void => {
    const sent = asked;
    asked = [];
    answersFor(
      db,
      sent.map(({ cart }) => cart),
    ).then(
      (answers) => sent.forEach(({ answer }, at) => answer.resolve(answers[at])),
      (error: unknown) => sent.forEach(({ answer }) => answer.reject(error)),
    );
  };
  return (cart) => {
    if (asked.length === 0) setImmediate(send);
    const answer = Promise.withResolvers<CurrentCart>();
    asked.push({ cart, answer });
    return answer.promise;
  };
}

/** In the order of the carts. */
async function answersFor(db: Queries, carts: readonly CartInMemory[]): Promise<readonly CurrentCart[]> {
  const [first] = carts;
  if (first !== undefined && carts.length === 1) return [await db.maybe(GUEST_CART_IS_CURRENT, first)];
  const rows = await db.many(GUEST_CARTS_ARE_CURRENT, [
    carts.map(({ tokenHash }) => Buffer.from(tokenHash).toString('hex')),
    carts.map(({ tenant }) => tenant),
    carts.map(({ now }) => now.toISOString()),
    carts.map(({ siteId }) => siteId),
    carts.map(({ cartId }) => cartId),
    carts.map(({ version }) => version),
  ]);
  return rows.map(({ current }) => (current === null ? undefined : { entered: current[0] }));
}
