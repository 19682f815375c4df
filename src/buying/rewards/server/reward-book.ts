// Reward money of members, in cents. Every change writes an entry and the balance in one statement, so the balance is always their sum
// and never negative. A repeated step of an order changes nothing.
import type { Currency } from '#base/money/rules';
import { segmentWithProgram } from '#people/sessions/rules';
import type { Queries } from '#platform/db';
import {
  BALANCE_OF,
  EARN_REWARDS,
  EARNED_BY_ORDER,
  ENTRIES_OF,
  REFUND_REWARDS,
  HOLD_EARNER,
  HOLD_SPENDER,
  MEMBER_SEGMENT,
  REWARDS_OF_ORDERS,
  REWARDS_SHORT,
  SPENDABLE,
  SPEND_REWARDS,
  TAKE_BACK_REWARDS,
  WRONG_BALANCES,
  type Credit,
  type RewardEntryRow,
} from './book-queries.ts';

interface OfOrder {
  readonly orderNumber: string;
  readonly cents: number;
}

interface OfMember extends OfOrder {
  readonly profileId: string;
  readonly currency: Currency;
}

/** The member's segment, with the one that a paid program grants; undefined for non-members. */
export async function memberSegment(on: Queries, profileId: string): Promise<string | undefined> {
  const member = await on.maybe(MEMBER_SEGMENT, [profileId]);
  return member && segmentWithProgram(member.segment_code, member.membership_program);
}

/** A member's balance in cents; 0 for non-members. */
export async function spendableRewards(on: Queries, profileId: string, currency: Currency): Promise<number> {
  return (await on.maybe(SPENDABLE, [profileId, currency]))?.cents ?? 0;
}

/** Debits what an order uses. Sends its statement at once; rejects (`isRewardsShort`), and fails the transaction, when the balance is lower. */
export async function spendRewards(tx: Queries, { profileId, currency, orderNumber, cents }: OfMember, now: Date): Promise<void> {
  await tx.run(SPEND_REWARDS, [profileId, currency, orderNumber, cents, now]);
}

export function isRewardsShort(error: unknown): boolean {
  return (error as { readonly code?: string } | null)?.code === REWARDS_SHORT;
}

/** Credits what a shipment earned, once. */
export async function earnRewards(
  tx: Queries,
  { profileId, currency, orderNumber, cents, shipmentNo, kind }: OfMember & { readonly shipmentNo: number; readonly kind: Credit },
  now: Date,
): Promise<void> {
  if (cents > 0) await tx.run(EARN_REWARDS, [profileId, currency, orderNumber, shipmentCause(shipmentNo), cents, now, kind]);
}

/** Why reward money goes back: the draft was released, or an event of the order released or refunded it. */
export type RefundCause = 'released' | `${'release' | 'refund' | 'void'}-${number}`;

/** Refunds all or part of what an order used to the member it came from; in total never more than it used. */
export async function refundRewards(
  tx: Queries,
  { orderNumber, cents, cause }: { readonly orderNumber: string; readonly cents: number | 'all'; readonly cause: RefundCause },
  now: Date,
): Promise<void> {
  if ((await tx.maybe(HOLD_SPENDER, [orderNumber])) === undefined) return;
  await tx.run(REFUND_REWARDS, [orderNumber, cause, cents === 'all' ? null : cents, now]);
}

/** Cents that each shipment of an order earned, by kind and shipment number. */
export async function earnedByOrder(on: Queries, orderNumber: string): Promise<Readonly<Record<Credit, ReadonlyMap<number, number>>>> {
  const rows = await on.many(EARNED_BY_ORDER, [orderNumber]);
  const of = (wanted: Credit) =>
    new Map(rows.filter(({ kind }) => kind === wanted).map(({ cause, cents }) => [Number(cause.replace('shipment-', '')), cents]));
  return { earned: of('earned'), bonus: of('bonus') };
}

/** Takes back what returned goods earned, as far as the balance has it. The rest is recorded; nobody owes it. */
export async function takeBackRewards(
  tx: Queries,
  {
    orderNumber,
    returnNo,
    shipmentNo,
    cents,
    kind,
  }: OfOrder & { readonly returnNo: number; readonly shipmentNo: number; readonly kind: Credit },
  now: Date,
): Promise<void> {
  if (cents === 0 || (await tx.maybe(HOLD_EARNER, [orderNumber])) === undefined) return;
  const of = kind === 'bonus' ? `return-${returnNo}-bonus` : `return-${returnNo}`;
  await tx.run(TAKE_BACK_REWARDS, [orderNumber, `${of}-${shipmentCause(shipmentNo)}`, cents, now]);
}

export interface RewardAccount {
  readonly cents: number;
  /** Latest first. */
  readonly entries: readonly RewardEntryRow[];
}

/** An account's balance and its latest entries. */
export async function rewardAccount(on: Queries, profileId: string, currency: Currency, most: number): Promise<RewardAccount> {
  const [balance, entries] = await Promise.all([
    on.maybe(BALANCE_OF, [profileId, currency]),
    on.many(ENTRIES_OF, [profileId, currency, most]),
  ]);
  return { cents: balance?.cents ?? 0, entries };
}

/** One sentence for each inconsistency of balances and entries. */
export async function checkRewards(on: Queries): Promise<readonly string[]> {
  return (await on.many(WRONG_BALANCES)).map(({ what }) => what);
}

/** What some orders used, got back and earned. Cents. */
export function rewardsOfOrders(on: Queries, orderNumbers: readonly string[]) {
  return on.many(REWARDS_OF_ORDERS, [[...orderNumbers]]);
}

function shipmentCause(shipmentNo: number): string {
  return `shipment-${shipmentNo}`;
}
