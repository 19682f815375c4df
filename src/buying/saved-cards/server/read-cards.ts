// Reads one shopper's saved cards. Every statement is limited to that shopper.
import type { PostalAddress } from '#people/addresses/rules';
import type { Queries } from '#platform/db';
import { defaultCard, expiryState, inOrder, lastUsed, likenessOfCard, MOST_CARDS, type CardFace } from '#buying/saved-cards/rules';
import type { CalendarDate } from '#base/calendar/rules';
import { CARD_BY_ID, CARD_LIKE, CARDS_OF, COUNT_CARDS, type CardRow } from './card-queries.ts';

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
