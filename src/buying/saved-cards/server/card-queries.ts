// All SQL of saved cards.
import type { PostalAddress } from '#people/addresses/rules';
import type { CardBrand } from '#buying/payment/rules';
import { statement } from '#platform/db';

export interface CardRow {
  readonly card_id: string;
  readonly brand: CardBrand;
  readonly last_four: string;
  readonly expiry_month: number | null;
  readonly expiry_year: number | null;
  readonly expiry_day: number | null;
  readonly nickname: string;
  readonly bill_to: PostalAddress | null;
  readonly added_at: Date;
  readonly changed_at: Date;
  readonly last_used_at: Date | null;
  readonly removed: boolean;
  readonly is_default: boolean;
  readonly is_membership: boolean;
}

const MARKED = (use: string): string =>
  `exists (select 1 from saved_card_mark m where m.profile_id = c.profile_id and m.use = '${use}' and m.card_id = c.card_id)`;

/** Without the provider's reference, which no reader of a card needs. */
const CARD = `select c.card_id, c.brand, c.last_four, c.expiry_month, c.expiry_year, c.expiry_day, c.nickname, c.bill_to, c.added_at, c.changed_at, c.last_used_at,
  c.removed_at is not null as removed, ${MARKED('default')} as is_default, ${MARKED('membership')} as is_membership
  from saved_card c`;

export const CARDS_OF = statement<CardRow>(
  'saved_cards_of',
  `${CARD} where c.profile_id = $1 and c.removed_at is null order by c.added_at, c.card_id`,
);

/** Includes removed cards. */
export const CARD_BY_ID = statement<CardRow>('saved_card_by_id', `${CARD} where c.profile_id = $1 and c.card_id = $2`);

/** Serializes the changes of one shopper's cards, so that concurrent calls cannot exceed the limit. */
export const LOCK_CARDS = statement<unknown>('saved_cards_turn', `select pg_advisory_xact_lock(7305, hashtext($1))`);

export const COUNT_CARDS = statement<{ readonly count: number }>(
  'saved_cards_count',
  'select count(*)::int as count from saved_card where profile_id = $1 and removed_at is null',
);

export const CARD_LIKE = statement<{ readonly card_id: string }>(
  'saved_card_like',
  'select card_id from saved_card where profile_id = $1 and likeness = $2 and removed_at is null',
);

interface NewCard {
  readonly profileId: string;
  readonly cardId: string;
  readonly reference: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  readonly expiryDay: number | null;
  readonly nickname: string;
  readonly billTo: string | null;
  readonly likeness: string;
  readonly now: Date;
}

export const INSERT_CARD = statement<unknown, NewCard>(
  'saved_card_insert',
  (
    p,
  ) => `insert into saved_card (profile_id, card_id, reference, brand, last_four, expiry_month, expiry_year, expiry_day, nickname, bill_to, likeness, added_at,
     changed_at)
   values (${p.profileId}, ${p.cardId}, ${p.reference}, ${p.brand}, ${p.lastFour}, ${p.expiryMonth}, ${p.expiryYear}, ${p.expiryDay},
     ${p.nickname}, ${p.billTo}::jsonb, ${p.likeness}, ${p.now}, ${p.now})`,
);

interface RenewedCard {
  readonly profileId: string;
  readonly cardId: string;
  readonly reference: string;
  readonly nickname: string;
  readonly billTo: string | null;
  readonly now: Date;
  readonly expiryDay: number | null;
}

/** Saves an existing card again: takes its newest reference; keeps name and address when the call leaves them out. */
export const RENEW_CARD = statement<unknown, RenewedCard>(
  'saved_card_renew',
  (p) => `update saved_card set reference = ${p.reference}, nickname = coalesce(nullif(${p.nickname}::text, ''), nickname),
    bill_to = coalesce(${p.billTo}::jsonb, bill_to), changed_at = ${p.now},
     expiry_day = coalesce(${p.expiryDay}::smallint, expiry_day)
   where profile_id = ${p.profileId} and card_id = ${p.cardId} and removed_at is null`,
);

/** A null parameter keeps the column. */
export const UPDATE_CARD = statement<unknown>(
  'saved_card_update',
  `update saved_card set nickname = coalesce($3::text, nickname), bill_to = coalesce($4::jsonb, bill_to), changed_at = $5
   where profile_id = $1 and card_id = $2 and removed_at is null`,
);

export const MARK_CARD = statement<unknown>(
  'saved_card_mark',
  `insert into saved_card_mark (profile_id, use, card_id)
   select profile_id, $3, card_id from saved_card where profile_id = $1 and card_id = $2 and removed_at is null
   on conflict (profile_id, use) do update set card_id = excluded.card_id`,
);

export const REMOVE_CARD = statement<unknown>(
  'saved_card_remove',
  'update saved_card set removed_at = $3 where profile_id = $1 and card_id = $2 and removed_at is null',
);

/** Does not restore when the same card was added again meanwhile. */
export const RESTORE_CARD = statement<unknown>(
  'saved_card_restore',
  `update saved_card r set removed_at = null where r.profile_id = $1 and r.card_id = $2 and r.removed_at is not null
     and not exists (select 1 from saved_card c where c.profile_id = r.profile_id and c.likeness = r.likeness and c.removed_at is null)`,
);

export const NOTE_CARD_USED = statement<unknown>(
  'saved_card_used',
  'update saved_card set last_used_at = $3 where profile_id = $1 and card_id = $2',
);

/** Deletes cards removed before $1; they can no longer be restored. */
export const FORGET_REMOVED_CARDS = statement<unknown>('saved_cards_forget', 'delete from saved_card where removed_at < $1');
