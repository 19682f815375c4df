// SQL of the terms that were bought: one row for each order, and what went back.
import type { TermKind } from '#buying/membership/rules';
import { statement } from '#platform/db';

interface TermRow {
  readonly orderNumber: string;
  readonly profileId: string;
  readonly lineNo: number;
  readonly program: string;
  readonly kind: TermKind;
  readonly beginsOn: string;
  readonly endsOn: string;
  readonly cents: number;
  readonly at: Date;
}

export const WRITE_TERM = statement<unknown, TermRow>(
  'membership_write_term',
  (p) => `insert into membership_term (order_number, profile_id, line_no, program, kind, begins_on, ends_on, cents, at)
   values (${p.orderNumber}, ${p.profileId}, ${p.lineNo}, ${p.program}, ${p.kind}, ${p.beginsOn}, ${p.endsOn}, ${p.cents}, ${p.at})`,
);

export const HAS_TERM = statement<unknown>('membership_has_term', 'select 1 from membership_term where order_number = $1');
export const GRANTED_OF = statement<{ readonly order_number: string }>(
  'membership_granted_of',
  `select order_number from membership_term where order_number = any ($1::text[])
   union select order_number from membership_gift where order_number = any ($1::text[])`,
);

/** The terms of the running membership that its owner paid and that were not refunded, the oldest first. */
export const TERMS_TO_REFUND = statement<{ readonly orderNumber: string; readonly lineNo: number }>(
  'membership_terms_to_refund',
  `select order_number as "orderNumber", line_no as "lineNo" from membership_term
   where profile_id = $1 and begins_on >= $2::date and refunded is null and kind <> 'given' order by at, order_number`,
);
export const NOTE_REFUNDED = statement<unknown>(
  'membership_note_refunded',
  'update membership_term set refunded = $2 where order_number = $1 and refunded is null',
);
export const END_REFUND = statement<{ readonly profile_id: string }>(
  'membership_end_refund',
  'update membership set refund_due = false where profile_id = $1 and refund_due returning profile_id',
);
/** `given`: a part of the running membership was a gift, which is the giver's money. */
export const REFUNDED_OF = statement<{
  readonly cents: number;
  readonly order_number: string | null;
  readonly since: Date | null;
  readonly given: boolean;
}>(
  'membership_refunded_of',
  `select coalesce(sum(refunded), 0)::int as cents, max(order_number) as order_number, min(at) as since, coalesce(bool_or(kind = 'given'), false) as given
   from membership_term where profile_id = $1 and begins_on >= $2::date`,
);
