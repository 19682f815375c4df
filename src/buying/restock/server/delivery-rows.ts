// The rows of changed deliveries, and SQL on them.
import type { ChangeOutcome } from '#buying/restock/rules';
import type { SiteId } from '#base/site/rules';
import { statement } from '#platform/db';
import type { RestockRow } from './restock-rows.ts';

/** What a change of a delivery can change of a restock. */
export type DeliveryTerms = Pick<RestockRow, 'anchor_on' | 'next_on' | 'dates' | 'address_id' | 'location_id' | 'card_id'>;

export const termsOf = ({ anchor_on, next_on, dates, address_id, location_id, card_id }: DeliveryTerms): DeliveryTerms => ({
  anchor_on,
  next_on,
  dates,
  address_id,
  location_id,
  card_id,
});

export const isSame = (one: DeliveryTerms, other: DeliveryTerms): boolean =>
  JSON.stringify(termsOf(one)) === JSON.stringify(termsOf(other));

export interface ChangedLine {
  readonly restockId: string;
  readonly outcome: ChangeOutcome;
  readonly before: DeliveryTerms;
  readonly after: DeliveryTerms;
}

export interface ChangeRow {
  readonly change_id: string;
  readonly changed_at: Date;
  readonly undone_at: Date | null;
  readonly lines: readonly ChangedLine[];
}

export const KEEP_CHANGE = statement<unknown>(
  'restock_change_keep',
  `insert into restock_delivery_change (owner_id, change_id, site_id, changed_at, lines) values ($1, $2, $3, $4, $5::jsonb)`,
);

export const CHANGE_BY_ID = statement<ChangeRow & { readonly site_id: SiteId }>(
  'restock_change_get',
  `select change_id::text, site_id, changed_at, undone_at, lines from restock_delivery_change where owner_id = $1 and change_id = $2`,
);

export const UNDO_CHANGE = statement<unknown>(
  'restock_change_undo',
  `update restock_delivery_change set undone_at = $3, lines = $4::jsonb where owner_id = $1 and change_id = $2`,
);

/** Changes from before $1. */
export const FORGET_CHANGES = statement<unknown>('restock_changes_forget', `delete from restock_delivery_change where changed_at < $1`);

interface Delivered extends DeliveryTerms {
  readonly owner_id: string;
  readonly restock_id: string;
  readonly now: Date;
}

export const CHANGE_DELIVERY = statement<unknown, Delivered>(
  'restock_change_delivery',
  (
    p,
  ) => `update restock set anchor_on = ${p.anchor_on}::date, next_on = ${p.next_on}::date, dates = ${p.dates}::date[], address_id = ${p.address_id},
    location_id = ${p.location_id}::uuid, card_id = ${p.card_id}, unanswered = 0, changed_at = ${p.now}
  where owner_id = ${p.owner_id} and restock_id = ${p.restock_id}`,
);
