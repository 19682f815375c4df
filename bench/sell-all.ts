// The purchases of the soak, as many at once as there are shoppers.
import { makeOrderLifecycle } from '#buying/orders/server';
import type { Db } from '#platform/db';
import { makeCoupons } from '#goods/promotions/server';
import type { Fault } from './fault-plan.ts';
import { followUp } from './follow-up.ts';
import type { PurchaseResult } from './place-order.ts';
import { meddlingOf, type MeddlingFacts } from './meddlings.ts';
import { Slots } from './slots.ts';
import { SoakClient, type Troubles } from './soak-client.ts';
import { rewardsWanted, signMemberIn } from './soak-members.ts';
import { wishOf } from './soak-goods.ts';
import type { superviseShop } from './supervised-shop.ts';
import { shop as buyAsGuest } from './guest.ts';

export interface SoakShop extends Pick<MeddlingFacts, 'bank' | 'restartDatabase'> {
  readonly db: Db;
  readonly provider: { readonly url: string; readonly key: string; readonly origin: string };
  readonly shop: Awaited<ReturnType<typeof superviseShop>>;
  readonly troubles: Troubles;
  readonly plan: ReadonlyMap<number, Fault>;
}

interface Selling {
  readonly orders: number;
  /** Shoppers at once. */
  readonly shoppers: number;
  readonly progress: (done: number, results: Readonly<Record<PurchaseResult['kind'], number>>) => void;
}

/** Everybody buys; one in so many cancels, and one in so many gets the parcel. */
export async function sellAll({ orders, shoppers, progress }: Selling, running: SoakShop): Promise<readonly PurchaseResult[]> {
  const { db, provider, bank, shop, troubles, plan, restartDatabase } = running;
  const slots = new Slots(shoppers);
  const results: PurchaseResult[] = [];
  const coupons = await makeCoupons({ db });
  const lifecycle = makeOrderLifecycle({ db, coupons, store: () => undefined });
  const done: Promise<void>[] = [];
  for (let order = 0; order < orders; order += 1) {
    await slots.take();
    const sell = async (): Promise<void> => {
      const client = new SoakClient(shop.origin, slots, troubles);
      const meddling = meddlingOf(plan.get(order), { bank, shop, client, order, restartDatabase });
      const rewards = rewardsWanted(order);
      if (rewards !== null) await signMemberIn({ db, slots }, client, order);
      const one = await buyAsGuest({ client, slots, provider, order, wish: wishOf(order), rewards, meddling });
      results[order] = one;
      if (one.kind === 'placed') await followUp({ client, lifecycle, slots }, order, one.orderNumber);
      client.close();
      progress(results.filter(Boolean).length, sumOf(results));
    };
    done.push(sell().finally(() => slots.leave()));
  }
  await Promise.all(done);
  await coupons.close();
  return results;
}

/** Number of purchases by how they ended. */
export function sumOf(results: readonly PurchaseResult[]): Record<PurchaseResult['kind'], number> {
  const sums = { placed: 0, soldOut: 0, declined: 0, wrong: 0 };
  for (const one of results.filter(Boolean)) sums[one.kind] += 1;
  return sums;
}
