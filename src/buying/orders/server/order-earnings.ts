// Reward money that an order's goods earn when they leave, and what a return takes back (RWD-1).
import { localTime } from '#base/calendar/rules';
import { captureFor, isGone, returnAmount, spreadMoney, unitsBack } from '#buying/orders/rules';
import type { Queries } from '#platform/db';
import { earnedFor, standingOf, rewardsToTakeBack, type Tier } from '#buying/rewards/rules';
import { earnedByOrder, earnRewards, memberSegment, takeBackRewards } from '#buying/rewards/server';
import { SHIPPED_SITES } from '#base/site/rules';
import { isRewards } from './draft-ends.ts';
import { orderShipments, type OrderShipment } from './order-shipments.ts';
import { MONEY_OF, type MoneyRow } from './money-queries.ts';
import { STORED_ORDER, type StoredLine, type StoredOrder } from './order-change-queries.ts';
import { spentSince } from './ordered-items.ts';
import type { ReturnFacts } from './return-queries.ts';

/** The tier in effect now; undefined for non-members, and on sites without the program. */
async function earningTier(on: Queries, { owner_id: ownerId, site_id: siteId }: StoredOrder, now: Date): Promise<Tier | undefined> {
  const site = SHIPPED_SITES[siteId];
  const segment = site.tenant === 'consumer' ? await memberSegment(on, ownerId) : undefined;
  if (segment === undefined) return undefined;
  const { day } = localTime(now.getTime(), site.timeZone);
  return standingOf(await spentSince(on, ownerId, site, `${day.slice(0, 4)}-01-01`), segment).tier;
}

export interface LeftShipment {
  readonly shipment: OrderShipment;
  /** Cents captured by the event. */
  readonly captured: number;
  readonly eventId: number;
}

/** Credits what shipments that just left earn. Runs last in its transaction, because it locks the balance. */
export async function bookEarnings(
  tx: Queries,
  order: StoredOrder,
  { orderNumber, left }: { readonly orderNumber: string; readonly left: readonly LeftShipment[] },
  now: Date,
): Promise<void> {
  if (left.length === 0) return;
  const tier = await earningTier(tx, order, now);
  if (tier === undefined) return;
  const money = await tx.one(MONEY_OF, [orderNumber]);
  const { currency } = SHIPPED_SITES[order.site_id];
  for (const { shipment, captured, eventId } of left) {
    const cents = earnedFor({ goods: goodsOf(shipment), taken: captured, byRewards: rewardsPart(money, eventId) }, tier);
    await earnRewards(tx, { profileId: order.owner_id, currency, orderNumber, shipmentNo: shipment.shipmentNo, cents }, now);
  }
}

/** Cents that the shipments that have not left will earn if nothing changes. */
export async function earningsToCome(on: Queries, orderNumber: string, now: Date): Promise<number> {
  const order = await on.one(STORED_ORDER, [orderNumber]);
  const tier = order.status === 'placed' ? await earningTier(on, order, now) : undefined;
  if (tier === undefined) return 0;
  const { tenders, moves } = await on.one(MONEY_OF, [orderNumber]);
  const shipments = [...orderShipments(order)];
  const ahead = [...moves];
  let cents = 0;
  for (const [at, shipment] of shipments.entries()) {
    if (shipment.captured !== null || isGone(shipment.state)) continue;
    const taken = captureFor(shipment.shipmentNo, order.total, shipments);
    const eventId = -1 - at; // of no event yet
    ahead.push({ eventId, kind: 'capture', amount: taken });
    cents += earnedFor({ goods: goodsOf(shipment), taken, byRewards: rewardsPart({ tenders, moves: ahead }, eventId) }, tier);
    shipments[at] = { ...shipment, captured: taken };
  }
  return cents;
}

/** The part of an event's capture that reward money pays. */
function rewardsPart({ tenders, moves }: MoneyRow, eventId: number): number {
  const parts = spreadMoney(tenders, moves, { eventId, kind: 'capture' }) ?? [];
  return parts.reduce((sum, { authorisationId, amount }) => sum + (isRewards(authorisationId) ? amount : 0), 0);
}

interface CameBack {
  readonly orderNumber: string;
  readonly returnNo: number;
  /** Units that arrived. */
  readonly lines: readonly { readonly lineNo: number; readonly qty: number }[];
  /** Returns received earlier. */
  readonly returns: readonly ReturnFacts[];
}

/** Takes back what goods of a return had earned. */
export async function takeBackEarnings(
  tx: Queries,
  order: StoredOrder,
  { orderNumber, returnNo, lines, returns }: CameBack,
  now: Date,
): Promise<void> {
  const earned = await earnedByOrder(tx, orderNumber);
  if (earned.size === 0) return;
  for (const shipment of orderShipments(order)) {
    const earning = earningLines(shipment);
    const [before, back] = [
      earning.reduce((sum, line) => sum + returnAmount(line, 0, unitsBack(line.lineNo, returns)), 0),
      earning.reduce((sum, line) => {
        const units = lines.find(({ lineNo }) => lineNo === line.lineNo)?.qty ?? 0;
        return sum + returnAmount(line, unitsBack(line.lineNo, returns), units);
      }, 0),
    ];
    const { shipmentNo } = shipment;
    const cents = rewardsToTakeBack(earned.get(shipmentNo) ?? 0, goodsOf(shipment), before, back);
    await takeBackRewards(tx, { orderNumber, returnNo, shipmentNo, cents }, now);
  }
}

/** Price in cents of a shipment's goods that earn. */
function goodsOf({ lines }: OrderShipment): number {
  return lines.reduce((sum, { earns, cancelled, gross, discount }) => sum + (earns && !cancelled ? gross - discount : 0), 0);
}

/** The lines that earn, with the price of the goods alone. */
function earningLines({ lines }: OrderShipment): readonly StoredLine[] {
  return lines.filter(({ earns, cancelled }) => earns && !cancelled).map((line) => ({ ...line, handling: 0, surcharge: 0, tax: 0 }));
}
