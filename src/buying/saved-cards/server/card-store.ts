// One shopper's cards: save, change, remove, restore; read-cards.ts reads them. Every statement is limited to that shopper.
import type { PostalAddress } from '#people/addresses/rules';
import type { Db, Queries } from '#platform/db';
import { likenessOfCard, MOST_CARDS, type CardFace, type CardUse } from '#buying/saved-cards/rules';
import { randomText } from '#platform/random';
import {
  CARD_LIKE,
  COUNT_CARDS,
  INSERT_CARD,
  MARK_CARD,
  NOTE_CARD_USED,
  REMOVE_CARD,
  RENEW_CARD,
  RESTORE_CARD,
  LOCK_CARDS,
  UPDATE_CARD,
} from './card-queries.ts';
import type { CardOnFile } from './read-cards.ts';

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

async function mark(tx: Queries, profileId: string, id: string, marks: readonly CardUse[]): Promise<void> {
  for (const use of marks) await tx.run(MARK_CARD, [profileId, id, use]);
}

function jsonOf(address: PostalAddress | null): string | null {
  return address === null ? null : JSON.stringify(address);
}
