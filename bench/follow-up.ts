// What becomes of some orders while others are placed: cancelled by their shoppers, or shipped by staff, so that money moves on.
import type { OrderLifecycle } from '#buying/orders/server';
import type { SoakClient } from './soak-client.ts';
import type { Slots } from './slots.ts';

const [CANCELLED_ONE_IN, SHIPPED_ONE_IN] = [50, 20];

export async function followUp(
  { client, lifecycle, slots }: { readonly client: SoakClient; readonly lifecycle: OrderLifecycle; readonly slots: Slots },
  order: number,
  orderNumber: string,
): Promise<void> {
  // A repeat after a lost answer is told that it is too late: what counts is what the books say.
  if (order % CANCELLED_ONE_IN === 9) await client.ask({ method: 'POST', path: `/api/orders/${orderNumber}/cancel`, body: {} });
  if (order % SHIPPED_ONE_IN === 4) await ship(lifecycle, slots, orderNumber);
}

async function ship(lifecycle: OrderLifecycle, slots: Slots, orderNumber: string): Promise<void> {
  for (const step of ['pack', 'ship'] as const)
    await slots.insist(() => lifecycle.step({ orderNumber, shipmentNo: null, step, by: 'staff' }, new Date()));
}
