// SQL of restocks themselves.
import type { SiteId } from '#base/site/rules';
import { statement } from '#platform/db';
import { RESTOCK_COLUMNS, type RestockRow } from './restock-rows.ts';

/** Of owner $1 on site $2: what runs first, what ended in the last day after it. $3: ended after. */
export const RESTOCKS_OF = statement<RestockRow>(
  'restock_list',
  `select ${RESTOCK_COLUMNS} from restock r where r.owner_id = $1 and r.site_id = $2 and (r.state <> 'ended' or r.ended_at > $3)
   order by r.state = 'ended', r.next_on nulls last, r.started_at, r.restock_id limit 300`,
);

/** Of owner $1 on site $2: what comes on the day $3. */
export const RESTOCKS_ON = statement<RestockRow>(
  'restock_on',
  `select ${RESTOCK_COLUMNS} from restock r where r.owner_id = $1 and r.site_id = $2 and r.next_on = $3::date and r.state = 'active'
   order by r.started_at, r.restock_id limit 200`,
);

export const RESTOCK_BY_ID = statement<RestockRow>(
  'restock_get',
  `select ${RESTOCK_COLUMNS} from restock r where r.owner_id = $1 and r.restock_id = $2 and r.site_id = $3`,
);

/** Keeps everybody else from changing it until the transaction ends. */
export const LOCK_RESTOCK = statement<RestockRow>(
  'restock_lock',
  `select ${RESTOCK_COLUMNS} from restock r where r.owner_id = $1 and r.restock_id = $2 for update`,
);

/** All of one owner, always in the same order. */
export const LOCK_RESTOCKS = statement<RestockRow>(
  'restock_lock_all',
  `select ${RESTOCK_COLUMNS} from restock r where r.owner_id = $1 order by r.restock_id for update`,
);

export const COUNT_RUNNING = statement<{ readonly count: number }>(
  'restock_count',
  `select count(*)::int as count from restock where owner_id = $1 and state <> 'ended'`,
);

/** How many questions wait for somebody. */
export const COUNT_ASKING = statement<{ readonly count: number }>(
  'restock_count_asking',
  `select count(*)::int as count from restock where owner_id = $1 and site_id = $2 and state = 'attention'`,
);

export interface KeptRestock {
  readonly ownerId: string;
  readonly restockId: string;
  readonly siteId: SiteId;
  readonly locale: string;
  readonly itemId: string;
  readonly qty: number;
  readonly unit: string | null;
  readonly every: number | null;
  readonly anchorOn: string;
  readonly dates: readonly string[];
  readonly nextOn: string;
  readonly lastOn: string | null;
  readonly timesLeft: number | null;
  readonly agreedCents: number;
  readonly priceLimit: number | null;
  readonly whenShort: string;
  readonly addressId: string | null;
  readonly locationId: string | null;
  readonly cardId: string | null;
  readonly budgetCenter: string | null;
  readonly purchaseOrder: string;
  readonly remindedOn: string | null;
  readonly now: Date;
}

/** The same id again, of a repeated call, changes nothing. */
export const START_RESTOCK = statement<{ readonly restock_id: string }, KeptRestock>(
  'restock_start',
  (
    p,
  ) => `insert into restock (owner_id, restock_id, site_id, locale, item_id, qty, unit, every, anchor_on, dates, next_on, last_on, times_left, agreed_cents,
    price_limit, when_short, address_id, location_id, card_id, budget_center, purchase_order, reminded_on, started_at, changed_at)
  values (${p.ownerId}, ${p.restockId}, ${p.siteId}, ${p.locale}, ${p.itemId}, ${p.qty}, ${p.unit}, ${p.every}, ${p.anchorOn}::date, ${p.dates}::date[],
    ${p.nextOn}::date, ${p.lastOn}::date, ${p.timesLeft}, ${p.agreedCents}, ${p.priceLimit}, ${p.whenShort}, ${p.addressId}, ${p.locationId}::uuid, ${p.cardId},
    ${p.budgetCenter}, ${p.purchaseOrder}, ${p.remindedOn}::date, ${p.now}, ${p.now}) on conflict do nothing returning restock_id::text`,
);

/** Everything that its owner may change. */
export const CHANGE_RESTOCK = statement<unknown, Omit<KeptRestock, 'siteId' | 'locale' | 'remindedOn'>>(
  'restock_change',
  (p) => `update restock set item_id = ${p.itemId}, qty = ${p.qty}, unit = ${p.unit}, every = ${p.every}, anchor_on = ${p.anchorOn}::date,
    dates = ${p.dates}::date[], next_on = ${p.nextOn}::date, last_on = ${p.lastOn}::date, times_left = ${p.timesLeft}, agreed_cents = ${p.agreedCents},
    price_limit = ${p.priceLimit}, when_short = ${p.whenShort}, address_id = ${p.addressId}, location_id = ${p.locationId}::uuid, card_id = ${p.cardId},
    budget_center = ${p.budgetCenter}, purchase_order = ${p.purchaseOrder}, unanswered = 0, changed_at = ${p.now}
  where owner_id = ${p.ownerId} and restock_id = ${p.restockId}`,
);

export const MOVE_RESTOCK = statement<unknown>(
  'restock_move',
  `update restock set state = $3, ended_at = case when $3 = 'ended' then $4::timestamptz end, changed_at = $4 where owner_id = $1 and restock_id = $2`,
);

/** The next due day, and how many orders are left. */
export const ADVANCE_RESTOCK = statement<unknown>(
  'restock_advance',
  'update restock set next_on = $3::date, times_left = $4 where owner_id = $1 and restock_id = $2',
);

export const AGREE_TO_PRICE = statement<unknown>(
  'restock_agree',
  'update restock set agreed_cents = $3 where owner_id = $1 and restock_id = $2',
);

/** Another item, whose price its owner has seen. */
export const SWAP_ITEM = statement<unknown>(
  'restock_swap',
  'update restock set item_id = $3, agreed_cents = $4, unanswered = 0, changed_at = $5 where owner_id = $1 and restock_id = $2',
);

export const NOTE_UNANSWERED = statement<unknown>(
  'restock_unanswered',
  'update restock set unanswered = $3 where owner_id = $1 and restock_id = $2',
);

export interface ColleagueRow {
  readonly restock_id: string;
  readonly name: string;
  readonly state: RestockRow['state'];
  readonly item_id: string;
  readonly qty: number;
  readonly unit: RestockRow['unit'];
  readonly every: number | null;
  readonly next_on: string | null;
  readonly budget_center: string | null;
  readonly count: number;
}

/** Those of an organization's people, without ended ones. */
export const RESTOCKS_OF_ORGANIZATION = statement<ColleagueRow>(
  'restock_of_organization',
  `select r.restock_id::text, b.name, r.state, r.item_id, r.qty, r.unit, r.every, r.next_on::text, r.budget_center, count(*) over ()::int as count
   from restock r join organization_buyer b on b.profile_id = r.owner_id where b.account_number = $1 and r.site_id = $2 and r.state <> 'ended'
   order by r.next_on nulls last, b.name, r.restock_id limit $3 offset $4`,
);

export const RESTOCK_OF_OWNER = statement<RestockRow>(
  'restock_of_owner',
  `select ${RESTOCK_COLUMNS} from restock r where r.owner_id = $1 and r.restock_id = $2`,
);
