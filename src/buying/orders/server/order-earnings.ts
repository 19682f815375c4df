// Reward money that an order's goods earn when they leave, and what a return takes back (RWD-1).
import { localDay, localTime } from '#base/calendar/rules';
import { captureFor, isGone, returnAmount, spreadMoney, unitsBack } from '#buying/orders/rules';
import type { Queries } from '#platform/db';
import { bonusFor, earnedFor, standingOf, rewardsToTakeBack, type Tier } from '#buying/rewards/rules';
import { bonusOn, earnedByOrder, earnRewards, memberSegment, takeBackRewards, type Bonus } from '#buying/rewards/server';
import { SHIPPED_SITES } from '#base/site/rules';
import { isRewards } from './draft-ends.ts';
import { orderShipments, type OrderShipment } from './order-shipments.ts';
import { MONEY_OF, type MoneyRow } from './money-queries.ts';
import { STORED_ORDER, type StoredLine, type StoredOrder } from './order-change-queries.ts';
import { spentSince } from './ordered-items.ts';
import type { ReturnFacts } from './return-queries.ts';

interface Earning {
  readonly tier: Tier;
  /** What the member chose when they ordered. */
  readonly bonus: Bonus;
}

/** The tier in effect now, and the bonus of the day of the order; undefined for non-members, and on sites without the program. */
async function earningOf(on: Queries, order: StoredOrder, now: Date): Promise<Earning | undefined> {
  const { owner_id: ownerId, site_id: siteId } = order;
  const site = SHIPPED_SITES[siteId];
  const segment = site.tenant === 'consumer' ? await memberSegment(on, ownerId) : undefined;
  if (segment === undefined) return undefined;
  const { day } = localTime(now.getTime(), site.timeZone);
  const { tier } = standingOf(await spentSince(on, ownerId, site, `${day.slice(0, 4)}-01-01`), segment);
  return { tier, bonus: await bonusOfOrder(on, order, now) };
}

function bonusOfOrder(on: Queries, { owner_id: ownerId, site_id: siteId, placed_at: placedAt }: StoredOrder, now: Date): Promise<Bonus> {
  return bonusOn(on, ownerId, localDay(placedAt ?? now, SHIPPED_SITES[siteId].timeZone));
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
  const earning = await earningOf(tx, order, now);
  if (earning === undefined) return;
  const money = await tx.one(MONEY_OF, [orderNumber]);
  const { currency } = SHIPPED_SITES[order.site_id];
  for (const { shipment, captured, eventId } of left) {
    const cents = centsOf(shipment, { taken: captured, byRewards: rewardsPart(money, eventId) }, earning);
    const credit = { profileId: order.owner_id, currency, orderNumber, shipmentNo: shipment.shipmentNo };
    for (const kind of CREDITS) await earnRewards(tx, { ...credit, kind, cents: cents[kind] }, now);
  }
}

/** Cents that the shipments that have not left will earn if nothing changes. */
export async function earningsToCome(on: Queries, orderNumber: string, now: Date): Promise<number> {
  const order = await on.one(STORED_ORDER, [orderNumber]);
  const earning = order.status === 'placed' ? await earningOf(on, order, now) : undefined;
  if (earning === undefined) return 0;
  const { tenders, moves } = await on.one(MONEY_OF, [orderNumber]);
  const shipments = [...orderShipments(order)];
  const ahead = [...moves];
  let cents = 0;
  for (const [at, shipment] of shipments.entries()) {
    if (shipment.captured !== null || isGone(shipment.state)) continue;
    const taken = captureFor(shipment.shipmentNo, order.total, shipments);
    const eventId = -1 - at; // of no event yet
    ahead.push({ eventId, kind: 'capture', amount: taken });
    const { earned, bonus } = centsOf(shipment, { taken, byRewards: rewardsPart({ tenders, moves: ahead }, eventId) }, earning);
    cents += earned + bonus;
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
  if (earned.earned.size + earned.bonus.size === 0) return;
  const chosen = await bonusOfOrder(tx, order, now);
  for (const shipment of orderShipments(order))
    for (const kind of CREDITS) {
      const earning = earningLines(shipment, kind === 'bonus' ? chosen : null);
      const [before, back] = [
        earning.reduce((sum, line) => sum + returnAmount(line, 0, unitsBack(line.lineNo, returns)), 0),
        earning.reduce((sum, line) => {
          const units = lines.find(({ lineNo }) => lineNo === line.lineNo)?.qty ?? 0;
          return sum + returnAmount(line, unitsBack(line.lineNo, returns), units);
        }, 0),
      ];
      const { shipmentNo } = shipment;
      const cents = rewardsToTakeBack(earned[kind].get(shipmentNo) ?? 0, goodsOf(earning), before, back);
      await takeBackRewards(tx, { orderNumber, returnNo, shipmentNo, cents, kind }, now);
    }
}

const CREDITS = ['earned', 'bonus'] as const;

/** What a shipment earns by the tier, and besides that by its categories. */
function centsOf(
  shipment: OrderShipment,
  money: { readonly taken: number; readonly byRewards: number },
  { tier, bonus }: Earning,
): Readonly<Record<(typeof CREDITS)[number], number>> {
  return {
    earned: earnedFor({ ...money, goods: goodsOf(earningLines(shipment, null)) }, tier),
    bonus: bonusFor({ ...money, goods: goodsOf(earningLines(shipment, bonus)) }, bonus.percent),
  };
}

/** Price in cents of goods. */
const goodsOf = (lines: readonly StoredLine[]): number => lines.reduce((sum, { gross, discount }) => sum + gross - discount, 0);

/** The lines that earn, with the price of the goods alone; with a bonus those of its categories. */
function earningLines({ lines }: OrderShipment, bonus: Bonus | null): readonly StoredLine[] {
  return lines
    .filter(({ earns, cancelled, categoryId }) => earns && !cancelled && (bonus === null || bonus.covers.has(categoryId)))
    .map((line) => ({ ...line, handling: 0, surcharge: 0, tax: 0 }));
}
