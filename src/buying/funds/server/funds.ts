// The ledger of amounts that orders draw down. Every function is one round trip, locks its funds in one order, and does nothing when it is repeated.
import { randomUUID } from 'node:crypto';
import type { FundCharge, FundKind } from '#buying/funds/rules';
import type { Queries } from '#platform/db';
import { ADD_AMOUNT, CREDIT, FIRST_ENTRY, FUNDS_SHORT, HOLD, LOCK, MOVE, OPEN_FUND, SET_AMOUNT, SETTLE } from './fund-queries.ts';

export interface NewFund {
  readonly accountNumber: string;
  readonly kind: FundKind;
  /** Cents; null: no limit. */
  readonly amount: number | null;
  /** Left of the period before; it adds to the amount. */
  readonly carried?: number;
  /** Null: the shop. */
  readonly by: string | null;
  readonly note?: string;
}

/** Opens a fund; returns its id. Its first entries say what it was given. */
export async function openFund(
  tx: Queries,
  { accountNumber, kind, amount, carried = 0, by, note = '' }: NewFund,
  at: Date,
): Promise<string> {
  const fundId = randomUUID();
  const whole = amount === null ? null : amount + carried;
  await tx.run(OPEN_FUND, [fundId, accountNumber, kind, whole]);
  await tx.run(FIRST_ENTRY, { fundId, kind: 'set', cents: amount ?? 0, left: amount, by, note, at });
  if (carried > 0 && whole !== null)
    await tx.run(FIRST_ENTRY, { fundId, kind: 'carried', cents: carried, left: whole, by: null, note: '', at });
  return fundId;
}

export interface OrderFunds {
  readonly orderNumber: string;
  readonly kind: FundKind;
  /** The placed order that this one replaces: what it spent counts as free. */
  readonly replaces: string | null;
  /** One charge a fund at most, of more than 0 cents. */
  readonly charges: readonly FundCharge[];
  /** The buyer's name, for the history. */
  readonly by: string | null;
}

/** Locks the funds that several holds will take from, so that orders which meet in two of them never wait for each other. */
export const lockFunds = async (tx: Queries, fundIds: readonly string[]): Promise<void> => void (await tx.run(LOCK, [fundIds]));

/** Holds an order's charges, all or none. An order that has some of this kind keeps them. Fails when a fund falls short: `shortFunds`. */
export async function holdFunds(tx: Queries, { charges, ...order }: OrderFunds, now: Date): Promise<void> {
  await tx.run(HOLD, {
    ...order,
    fundIds: charges.map(({ fundId }) => fundId),
    labels: charges.map(({ label }) => label),
    cents: charges.map(({ cents }) => cents),
    mayGoOver: charges.map(({ mayGoOver }) => mayGoOver),
    now,
  });
}

/** Releases what an order holds of one kind, so that it can hold something else. */
export async function releaseFunds(tx: Queries, orderNumber: string, kind: FundKind, now: Date): Promise<void> {
  await tx.run(SETTLE, [orderNumber, 'released', kind, now]);
}

/** Ends what an order holds. `place_draft` does it for orders that are placed. */
export async function settleFunds(tx: Queries, orderNumber: string, outcome: 'spent' | 'released', now: Date): Promise<void> {
  await tx.run(SETTLE, [orderNumber, outcome, null, now]);
}

export interface Credit {
  readonly orderNumber: string;
  readonly kind: 'cancelled' | 'returned';
  /** Tells this step of the order from its others; a repeat credits nothing. */
  readonly cause: string;
  /** Cents by label; null: all that is left. */
  readonly charges: readonly { readonly label: string; readonly cents: number }[] | null;
  /** Funds of one kind only. */
  readonly of?: FundKind;
}

/** Gives back what a placed order spent, to the funds that it was charged to. */
export async function creditFunds(tx: Queries, { charges, of, ...credit }: Credit, now: Date): Promise<void> {
  const [labels, cents] = [charges?.map(({ label }) => label) ?? null, charges?.map((one) => one.cents) ?? null];
  await tx.run(CREDIT, { ...credit, labels, cents, of: of ?? null, now });
}

export interface MovedMoney {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly by: string;
  readonly note: string;
}

/** Moves money between two funds. False: the first has less left, or one of them has no limit. */
export async function moveFunds(tx: Queries, { from, to, cents, by, note }: MovedMoney, now: Date): Promise<boolean> {
  return (await tx.one(MOVE, [from, to, cents, by, note, now])).moved;
}

/** Gives a fund another amount; null: no limit. */
export async function setFund(
  tx: Queries,
  fundId: string,
  amount: number | null,
  by: { readonly name: string; readonly note: string },
  now: Date,
) {
  await tx.run(SET_AMOUNT, [fundId, amount, by.name, by.note, now]);
}

/** Adds to the amount of a fund; false: it has no limit. */
export async function addToFund(
  tx: Queries,
  { fundId, cents, by, note }: { readonly fundId: string; readonly cents: number; readonly by: string; readonly note: string },
  now: Date,
): Promise<boolean> {
  return (await tx.one(ADD_AMOUNT, [fundId, cents, by, note, now])).added;
}

/** The labels of the funds that fell short, if that is what the error says. */
export function shortFunds(error: unknown): readonly string[] | null {
  const { code, detail } = error as { readonly code?: unknown; readonly detail?: unknown };
  // The function that raises it writes an array of texts.
  return code === FUNDS_SHORT && typeof detail === 'string' ? (JSON.parse(detail) as string[]) : null;
}
