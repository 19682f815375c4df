// SQL of memberships. Every change of one runs under its row's lock.
import type { CopyLocale } from '#base/locale/rules';
import type { SiteId } from '#base/site/rules';
import type { Program } from '#buying/cart/rules';
import type { MembershipState } from '#buying/membership/rules';
import { statement } from '#platform/db';

export interface MembershipRow {
  readonly profileId: string;
  readonly program: Program;
  readonly state: MembershipState;
  readonly siteId: SiteId;
  readonly locale: CopyLocale;
  readonly itemId: string;
  readonly beginsOn: string;
  readonly endsOn: string;
  readonly toldFor: string | null;
  readonly toldDays: number | null;
  readonly toldOn: string | null;
  readonly toldCents: number | null;
  readonly tries: number;
  readonly nextAt: Date | null;
  readonly cartId: string | null;
  readonly leaseUntil: Date | null;
}

const ROW = `select profile_id as "profileId", program, state, site_id as "siteId", locale, item_id as "itemId", begins_on::text as "beginsOn",
  ends_on::text as "endsOn", told_for::text as "toldFor", told_days as "toldDays", told_on::text as "toldOn", told_cents as "toldCents", tries,
  next_at as "nextAt", cart_id as "cartId", lease_until as "leaseUntil" from membership`;

export const MEMBERSHIP_OF = statement<MembershipRow>('membership_of', `${ROW} where profile_id = $1`);
export const LOCK_MEMBERSHIP = statement<MembershipRow>('membership_lock', `${ROW} where profile_id = $1 for update`);

interface GrantedRow {
  readonly profileId: string;
  readonly program: string;
  readonly state: MembershipState;
  readonly siteId: string;
  readonly locale: string;
  readonly itemId: string;
  readonly beginsOn: string;
  readonly endsOn: string;
  readonly now: Date;
}

/** A new term: whatever was told, tried or being ordered before it is over. */
export const WRITE_MEMBERSHIP = statement<unknown, GrantedRow>(
  'membership_write',
  (p) => `insert into membership (profile_id, program, state, site_id, locale, item_id, begins_on, ends_on, changed_at)
   values (${p.profileId}, ${p.program}, ${p.state}, ${p.siteId}, ${p.locale}, ${p.itemId}, ${p.beginsOn}, ${p.endsOn}, ${p.now})
   on conflict (profile_id) do update set program = excluded.program, state = excluded.state, site_id = excluded.site_id, locale = excluded.locale,
     item_id = excluded.item_id, begins_on = excluded.begins_on, ends_on = excluded.ends_on, tries = 0, next_at = null, cart_id = null,
     lease_until = null, refund_due = false, changed_at = excluded.changed_at`,
);

/** Active ones that end until $1 without any notice about that end, or until $2 without the last. */
export const TO_TELL = statement<MembershipRow>(
  'membership_to_tell',
  `${ROW} where state = 'active' and ((ends_on <= $1::date and told_for is distinct from ends_on)
     or (ends_on <= $2::date and (told_for is distinct from ends_on or told_days > 7))) order by ends_on, profile_id limit $3`,
);

/** Notes a notice; no row: another server was faster. */
export const NOTE_TOLD = statement<{ readonly profile_id: string }>(
  'membership_note_told',
  `update membership set told_for = ends_on, told_days = $3, told_on = $4, told_cents = $5 where profile_id = $1 and ends_on = $2::date and state <> 'ended'
     and (told_for is distinct from ends_on or told_days > $3 or told_cents is distinct from $5) returning profile_id`,
);

/** What renews itself and ends until $1; whether it may be charged is judged by rules. */
export const TO_RENEW = statement<MembershipRow>(
  'membership_to_renew',
  `${ROW} where state in ('active', 'overdue') and ends_on <= $1::date and told_for = ends_on and told_days = 7 and lease_until is null
     and (next_at is null or next_at <= $2) order by ends_on, profile_id limit $3`,
);

/** Claims a renewal for cart $3 until $4; no row: somebody else does it, or it changed. */
export const CLAIM_RENEWAL = statement<{ readonly profile_id: string }>(
  'membership_claim',
  `update membership set cart_id = $3, lease_until = $4 where profile_id = $1 and ends_on = $2::date and state in ('active', 'overdue')
     and lease_until is null returning profile_id`,
);

export const ABANDONED_RENEWALS = statement<MembershipRow>('membership_abandoned', `${ROW} where lease_until <= $1 limit 200`);
export const EXTEND_RENEWAL = statement<unknown>(
  'membership_extend_lease',
  'update membership set lease_until = $3 where profile_id = $1 and cart_id = $2',
);
/** Nothing is being ordered any more; the next minute tries again. */
export const FREE_RENEWAL = statement<unknown>(
  'membership_free',
  'update membership set cart_id = null, lease_until = null where profile_id = $1 and cart_id = $2',
);
export const NOTE_DECLINED = statement<unknown>(
  'membership_declined',
  `update membership set state = $2, tries = $3, next_at = $4, cart_id = null, lease_until = null, changed_at = $5 where profile_id = $1`,
);
export const MOVE_MEMBERSHIP = statement<unknown>(
  'membership_move',
  'update membership set state = $2, refund_due = $3, changed_at = $4 where profile_id = $1',
);

export const TO_END = statement<MembershipRow>(
  'membership_to_end',
  `${ROW} where state = 'ending' and ends_on < $1::date order by ends_on limit $2`,
);
export const TO_REFUND = statement<MembershipRow>('membership_to_refund', `${ROW} where refund_due limit $1`);
