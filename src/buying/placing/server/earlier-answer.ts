// The answer that an earlier attempt with the same cart or key determines.
import { hash as digest } from 'node:crypto';
import type { PricedCart } from '#buying/cart/rules';
import { isGift, type CheckoutEntries } from '#buying/checkout/rules';
import type { OrderTender, WaitingStatus } from '#buying/orders/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { DECLINE_REASONS, VENDORS, type DeclineReason, type Vendor } from '#buying/payment/rules';
import type { EarlierOrder } from '#buying/orders/server';
import type { PlaceProblem, Seen } from './place-problem.ts';

export interface PlacedOrder {
  readonly orderNumber: string;
  /** It was sent to approvers, whatever became of it since. */
  readonly wasSent?: true;
}

export type Placed = Outcome<PlacedOrder, PlaceProblem>;

export type Prepared =
  | { readonly kind: 'answer'; readonly answer: Placed }
  /** It waits for its approvers. */
  | { readonly kind: 'waiting'; readonly orderNumber: string }
  /** An abandoned draft of this cart; `giveUp`: its challenge is still open, but the shopper changed the payment. */
  | { readonly kind: 'stale'; readonly orderNumber: string; readonly giveUp?: 'giveUp' }
  | {
      readonly kind: 'draft';
      readonly orderNumber: string;
      readonly tenders: readonly OrderTender[];
      readonly hasBilling: boolean;
      readonly agreed: string;
      /** The saved card among them. */
      readonly savedCardId: string | undefined;
      /** The vendor that pays the rest in place of a card. */
      readonly vendor: Vendor | null;
    };

/** Drafts that requests of this server are working on. Any other draft of this server belongs to a failed request. */
export interface AtWork {
  readonly serverId: string;
  readonly orderNumbers: Set<string>;
}

/** What the shopper agrees to by pressing the button: goods, total and all entries. */
export function agreementOf({ lines }: PricedCart, entries: CheckoutEntries, { seen }: { readonly seen: Seen }): string {
  const goods = lines.map(({ line }) => [line.itemId, line.qty, line.delivery]);
  const { email, phone, shipTo, billTo, pickupBy, payment, tenders, rewards, purchaseOrder, purchaseOrderRelease: release } = entries;
  // The wanted reward money, because the draft has already taken it from the balance.
  const entered = [email, phone, shipTo, billTo, pickupBy, payment, tenders.filter(isGift), rewards?.wanted ?? 0, purchaseOrder, release];
  return digest('sha256', JSON.stringify([goods, entered, seen.total]), 'base64url');
}

export function answer(outcome: Placed): Prepared {
  return { kind: 'answer', answer: outcome };
}

/** The answer of an order that this key or cart already made. */
export function earlierAnswer(
  { orderNumber, status, stale, madeBy, reason, challenge, savedCard, hasBilling, refused }: EarlierOrder,
  { serverId, orderNumbers }: AtWork,
  agreed: string,
): Prepared {
  if (status === 'draft' && challenge !== null && reason === null && !stale)
    return challenge.of === agreed
      ? answer(failed({ code: 'PAYMENT_CHALLENGE', url: challenge.url }))
      : { kind: 'stale', orderNumber, giveUp: 'giveUp' };
  const isLeft = stale || (madeBy === serverId && !orderNumbers.has(orderNumber));
  if (status === 'draft') return isLeft ? { kind: 'stale', orderNumber } : answer(failed({ code: 'ORDER_IN_PROGRESS' }));
  const declined = declineOf(reason);
  if (declined === undefined) return answer(done(WAITING.has(status) ? { orderNumber, wasSent: true } : { orderNumber }));
  const vendor = VENDORS.find((one) => one === refused) ?? null;
  return answer(failed({ code: 'PAYMENT_DECLINED', reason: declined, hasBilling, savedCardId: savedCard ?? undefined, vendor }));
}

const WAITING: ReadonlySet<string> = new Set<WaitingStatus>(['pendingApproval', 'declined', 'withdrawn', 'expired']);

/** A released draft without an answer of the bank: its key may be reused. */
export function isForgotten({ status, reason }: EarlierOrder): boolean {
  return status === 'released' && declineOf(reason) === undefined;
}

function declineOf(reason: string | null): DeclineReason | undefined {
  const code = /^declined:(.+)$/.exec(reason ?? '')?.[1];
  return DECLINE_REASONS.find((known) => known === code);
}
