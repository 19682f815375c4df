// One shopper's cards: read, save, change, remove, restore. Every statement is limited to that shopper.
import type { PostalAddress } from '#people/addresses/rules';
import type { Db, Queries } from '#platform/db';
import {
  defaultCard,
  expiryState,
  inOrder,
  lastUsed,
  likenessOfCard,
  MOST_CARDS,
  type CardFace,
  type CardUse,
} from '#buying/saved-cards/rules';
import type { CalendarDate } from '#base/calendar/rules';
import { randomText } from '#platform/random';
import {
  CARD_BY_ID,
  CARD_LIKE,
  CARDS_OF,
  COUNT_CARDS,
  FORGET_REMOVED_CARDS,
  INSERT_CARD,
  MARK_CARD,
  NOTE_CARD_USED,
  REMOVE_CARD,
  RENEW_CARD,
  RESTORE_CARD,
  LOCK_CARDS,
  UPDATE_CARD,
  type CardRow,
} from './card-queries.ts';

export interface CardOnFile extends CardFace {
  readonly id: string;
  readonly nickname: string;
  /** Null: the shipping address. */
  readonly billTo: PostalAddress | null;
  readonly marked: boolean;
  readonly isMembership: boolean;
  readonly lastUsedAt: number | null;
  readonly addedAt: number;
  readonly changedAt: Date;
  readonly removed: boolean;
}

/** `reference` is the payment company's lasting one. `marks`: the uses the card gets. */
export interface CardToKeep extends CardFace {
  readonly reference: string;
  readonly nickname: string;
  readonly billTo: PostalAddress | null;
  readonly marks: readonly CardUse[];
}

/** Absent fields keep their stored values. */
export interface CardChange extends Pick<CardToKeep, 'marks'> {
  readonly nickname?: string | undefined;
  readonly billTo?: PostalAddress | undefined;
}

export type CardStoreProblem = 'CARD_NOT_FOUND' | 'SAVED_CARD_LIMIT_REACHED';
export type StoredCard = { readonly refused: CardStoreProblem } | { readonly id: string };

/** In the order of the offer; `today` is the site's date. */
export async function readCards(on: Queries, profileId: string, today: CalendarDate) {
  const kept = (await on.many(CARDS_OF, [profileId])).map((row) => {
    const card = cardFrom(row);
    return { ...card, state: expiryState(card, today) };
  });
  const [main, latest] = [defaultCard(kept), lastUsed(kept)];
  return inOrder(kept).map((card) => ({
    ...card,
    isDefault: card.id === main?.id,
    isLastUsed: card.id === latest?.id,
  }));
}

/** Includes removed cards. Undefined: this shopper has no card with that id. */
export async function savedCard(on: Queries, profileId: string, id: string): Promise<CardOnFile | undefined> {
  const row = await on.maybe(CARD_BY_ID, [profileId, id]);
  return row && cardFrom(row);
}

export async function roomForCards(on: Queries, profileId: string): Promise<number> {
  return Math.max(MOST_CARDS - (await on.one(COUNT_CARDS, [profileId])).count, 0);
}

/** Whether an alike card is saved already, so that saving it again needs no room. */
export async function isCardKept(on: Queries, profileId: string, face: CardFace): Promise<boolean> {
  return (await on.maybe(CARD_LIKE, [profileId, likenessOfCard(face)])) !== undefined;
}

/** Saving an alike card again updates the existing one, so a repeated call saves one card. */
export function keepCard(db: Db, profileId: string, card: CardToKeep, now: Date): Promise<StoredCard> {
  const { reference, brand, lastFour, expiry, nickname, marks } = card;
  const billTo = jsonOf(card.billTo);
  return db.transaction(async (tx) => {
    await tx.many(LOCK_CARDS, [profileId]);
    const likeness = likenessOfCard(card);
    const id = (await tx.maybe(CARD_LIKE, [profileId, likeness]))?.card_id;
    if (id !== undefined) {
      await tx.run(RENEW_CARD, { profileId, cardId: id, reference, nickname, billTo, now, expiryDay: expiry?.day ?? null });
      await mark(tx, profileId, id, marks);
      return { id };
    }
    if ((await tx.one(COUNT_CARDS, [profileId])).count >= MOST_CARDS) return { refused: 'SAVED_CARD_LIMIT_REACHED' };
    // Too short to be mistaken for a card number.
    const added = randomText(9);
    const date = { expiryMonth: expiry?.month ?? null, expiryYear: expiry?.year ?? null, expiryDay: expiry?.day ?? null };
    await tx.run(INSERT_CARD, { profileId, cardId: added, reference, brand, lastFour, ...date, nickname, billTo, likeness, now });
    await mark(tx, profileId, added, marks);
    return { id: added };
  });
}

export function changeCard(db: Db, profileId: string, id: string, { nickname, billTo, marks }: CardChange, now: Date): Promise<StoredCard> {
  return db.transaction(async (tx) => {
    await tx.many(LOCK_CARDS, [profileId]);
    const changed = await tx.run(UPDATE_CARD, [profileId, id, nickname ?? null, jsonOf(billTo ?? null), now]);
    if (changed === 0) return { refused: 'CARD_NOT_FOUND' };
    await mark(tx, profileId, id, marks);
    return { id };
  });
}

/** The card keeps its marks, so that restoring it brings them back. */
export async function removeCard(db: Db, profileId: string, id: string, now: Date): Promise<void> {
  await db.run(REMOVE_CARD, [profileId, id, now]);
}

export function restoreCard(db: Db, profileId: string, { id, removed }: Pick<CardOnFile, 'id' | 'removed'>): Promise<StoredCard> {
  return db.transaction(async (tx) => {
    await tx.many(LOCK_CARDS, [profileId]);
    if (removed && (await tx.one(COUNT_CARDS, [profileId])).count >= MOST_CARDS) return { refused: 'SAVED_CARD_LIMIT_REACHED' };
    await tx.run(RESTORE_CARD, [profileId, id]);
    return { id };
  });
}

/** Records that an order was placed with the card. */
export async function recordCardUse(on: Queries, profileId: string, id: string, now: Date): Promise<void> {
  await on.run(NOTE_CARD_USED, [profileId, id, now]);
}

export async function forgetRemovedCardsBefore(on: Queries, before: Date): Promise<void> {
  await on.run(FORGET_REMOVED_CARDS, [before]);
}

async function mark(tx: Queries, profileId: string, id: string, marks: readonly CardUse[]): Promise<void> {
  for (const use of marks) await tx.run(MARK_CARD, [profileId, id, use]);
}

function jsonOf(address: PostalAddress | null): string | null {
  return address === null ? null : JSON.stringify(address);
}

function cardFrom(row: CardRow): CardOnFile {
  const { card_id: id, brand, last_four: lastFour, expiry_month: month, expiry_year: year, expiry_day: day } = row;
  const { nickname, bill_to: billTo, removed } = row;
  return {
    id,
    brand,
    lastFour,
    expiry: month === null || year === null ? null : { month, year, day: day ?? undefined },
    nickname,
    billTo,
    marked: row.is_default,
    isMembership: row.is_membership,
    lastUsedAt: row.last_used_at?.getTime() ?? null,
    addedAt: row.added_at.getTime(),
    changedAt: row.changed_at,
    removed,
  };
}
