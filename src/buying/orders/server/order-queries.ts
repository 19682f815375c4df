// SQL of placing orders: the facts, the draft, the end.
import { ORDER_STATES, type DraftAmounts, type Fulfilment, type OrderStatus, type PaymentStatus } from '#buying/orders/rules';
import { statement, type Places } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';
import type { CopyLocale } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import type { SiteId } from '#base/site/rules';

/** Orders that can still be placed or released. */
const DRAFTS = statesAllowing(ORDER_STATES, 'release');

/** The outcome of an earlier request with this key, or of an earlier order of this cart. */
export interface EarlierOrder {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  /** A draft whose lease has expired, so that no request is working on it. */
  readonly stale: boolean;
  readonly madeBy: string;
  readonly reason: string | null;
  /** The bank's open challenge of a draft. */
  readonly challenge: DraftChallenge | null;
  /** The saved card that was to pay. */
  readonly savedCard: string | null;
  /** It has a billing address. */
  readonly hasBilling: boolean;
  /** Brand or vendor of the declined tender. */
  readonly refused: string | null;
}

// The JSON of an earlier order from row `h`; $4 is now.
const EARLIER = `'orderNumber', h.order_number, 'status', h.status, 'stale', coalesce(h.lease_until <= $4::timestamptz, false), 'madeBy', h.made_by,
    'reason', h.release_reason, 'challenge', h.challenge, 'savedCard', h.saved_card,
    'hasBilling', exists (select from order_address a where a.order_number = h.order_number and a.type <> 'ST'),
    'refused', (select p.brand from order_payment p where p.order_number = h.order_number and p.kind = 'declined' order by p.event_id limit 1)`;

/** `of`: a hash of what the shopper agreed to. */
export interface DraftChallenge {
  readonly url: string;
  readonly until: string;
  readonly of: string;
}

export const PLACING_FACTS = statement<{
  readonly request: (EarlierOrder & { readonly hash: string }) | null;
  readonly existing: EarlierOrder | null;
}>(
  'order_placing_facts',
  `select
  (select jsonb_build_object('hash', r.request_hash, ${EARLIER})
   from order_request r join order_head h on h.order_number = r.order_number where r.owner_id = $1 and r.key = $2) as request,
  (select jsonb_build_object(${EARLIER})
   from order_head h where h.cart_id = $3 and h.owner_id = $1 and h.status <> 'released') as existing`,
);

/** The values of a draft's rows. */
export interface DraftValues extends AmountsOfDraft {
  readonly orderNumber: string;
  readonly ownerId: string;
  readonly cartId: string;
  readonly siteId: SiteId;
  readonly locale: CopyLocale;
  readonly currency: Currency;
  readonly email: string;
  readonly phone: string;
  /** JSON, as are the next lists. */
  readonly taxes: string;
  readonly feeTaxes: string;
  readonly coupons: string;
  readonly lines: string;
  readonly addresses: string;
  readonly tenders: string;
  readonly purchaseOrder: string;
  readonly budgetCenter: string;
  readonly campaign: string | null;
  readonly savedCardId: string | null;
  readonly provider: string;
  /** The request's idempotency key with a hash of its body; null without a key. */
  readonly key: string | null;
  readonly requestHash: string;
  readonly serverId: string;
  readonly leaseUntil: Date;
  readonly now: Date;
  /** Units that the order takes. */
  readonly itemIds: readonly string[];
  readonly locations: readonly string[];
  readonly quantities: readonly number[];
}

type AmountsOfDraft = Omit<DraftAmounts, 'taxes' | 'feeTaxes' | 'coupons'>;

const draft = (p: Places<DraftValues>): string => `with head as (
  insert into order_head (order_number, owner_id, cart_id, site_id, locale, status, currency, email, phone, sub_total, discount, ship_fee, handling_fee,
    surcharge_fee, area_fee, tax, total, taxes, coupons, fee_taxes, purchase_order, budget_center, lease_until, created_at, made_by,
    member_savings, cid_param, saved_card)
  select ${p.orderNumber}, ${p.ownerId}, ${p.cartId}, ${p.siteId}, ${p.locale}, '${ORDER_STATES.begins}', ${p.currency}, ${p.email}, ${p.phone},
    ${p.subTotal}, ${p.discount}, ${p.shipFee}, ${p.handlingFee}, ${p.surchargeFee}, ${p.areaFee}, ${p.tax}, ${p.total},
    ${p.taxes}::jsonb, ${p.coupons}::jsonb, ${p.feeTaxes}::jsonb, ${p.purchaseOrder}, ${p.budgetCenter}, ${p.leaseUntil}, ${p.now},
    ${p.serverId}, ${p.memberSavings}, ${p.campaign}, ${p.savedCardId}
  from take_stock(${p.itemIds}, ${p.locations}, ${p.quantities}, ${p.orderNumber}, ${p.cartId}, ${p.now})
), lines as (
  insert into order_line (order_number, line_no, cart_item_id, item_id, part_number, customer_sku, title, qty, parent_line_no, parent_relation, unit_price,
    price_source, gross, item_discount, basket_discount, handling, furniture, furniture_service, surcharge, taxes, delivery_type, store_number, delivery_group, level_of_service,
    earliest, latest, ready_at, back_order, stock_location, stock_taken, earns, custom, budget_center)
  select ${p.orderNumber}, * from jsonb_to_recordset(${p.lines}::jsonb) as l ("lineNo" int, "cartItemId" text, "itemId" text,
    "partNumber" text, "customerSku" text, title text,
    qty int, "parentLineNo" int, "parentRelation" text, "unitPrice" int, "priceSource" jsonb, gross int, "itemDiscount" int, "basketDiscount" int,
    handling int, furniture int, "furnitureService" jsonb, surcharge int, taxes jsonb, "deliveryType" text, "storeNumber" text, "deliveryGroup" text, "levelOfService" text, earliest date,
    latest date, "readyAt" int, "backOrder" boolean, "stockLocation" text, "stockTaken" int, earns boolean, custom jsonb, "budgetCenter" text)
), addresses as (
  insert into order_address (order_number, address_no, type, first_name, last_name, organization, address1, address2, city, state, zip, country, phone, store_number)
  select ${p.orderNumber}, row_number() over (), * from jsonb_to_recordset(${p.addresses}::jsonb) as a (type text, "firstName" text,
    "lastName" text, organization text, address1 text,
    address2 text, city text, state text, zip text, country text, phone text, "storeNumber" text)
), payment as (
  insert into order_payment (order_number, kind, provider, tender_no, payment_type, brand, last_four, amount, at)
  select ${p.orderNumber}, 'requested', ${p.provider}, t."tenderNo", t."paymentType", t.brand, t."lastFour", t.amount, ${p.now}
  from jsonb_to_recordset(${p.tenders}::jsonb) as t ("tenderNo" int, "paymentType" text, brand text, "lastFour" text, amount int)
)
insert into order_request (owner_id, key, request_hash, order_number, created_at)
select ${p.ownerId}, ${p.key}::text, ${p.requestHash}::text, ${p.orderNumber}, ${p.now} where ${p.key}::text is not null`;

/** Writes the first order of a cart; fails with UNIQUE_VIOLATION when the cart or the request's key has one. */
export const WRITE_FIRST_DRAFT = statement<unknown, DraftValues>('order_write_first_draft', draft);

/** Writes a draft after PLACING_FACTS found no open earlier one. */
export const WRITE_DRAFT = statement<unknown, DraftValues>(
  'order_write_draft',
  (p) => `${draft(p)}
on conflict (owner_id, key) do update set request_hash = excluded.request_hash, order_number = excluded.order_number, created_at = excluded.created_at`,
);

export const UNIQUE_VIOLATION = '23505';

/** SQL state of the error that the order is no draft any more. */
export const NO_DRAFT = 'IW001';

/**
 * The only way from draft to placed; closes the cart and queues the confirmation (`place_draft`). $3 tenders and $4 their authorisations.
 * Fails with NO_DRAFT when it is no draft any more, or is being given up.
 */
export const PLACE_DRAFT = statement<PlacedRow>('order_place_draft', 'select owner_id, saved_card from place_draft($1, $2, $3, $4)');

interface PlacedRow {
  readonly owner_id: string;
  readonly saved_card: string | null;
}

/** The tenders of a draft; the provider's keys are derived from the order number. */
export const DRAFT_TENDERS = statement<{ readonly tender_no: number; readonly payment_type: string }>(
  'order_draft_tenders',
  `select tender_no, payment_type from order_payment where order_number = $1 and kind = 'requested' order by tender_no`,
);

/** Marks a draft as given up: it can no longer be placed. Its tenders are voided next, then it is released. False: it is no draft any more. */
export const GIVE_UP_DRAFT = statement<unknown>(
  'order_give_up_draft',
  `update order_head set release_reason = coalesce(release_reason, 'givingUp') where order_number = $1 and status in ${statesAllowing(ORDER_STATES, 'giveUp')}`,
);

/** Locks the cart of a draft: ending a draft and preparing another order of its cart both lock the cart first. */
export const HOLD_CART_OF_DRAFT = statement<unknown>(
  'order_hold_cart',
  `select hold_cart(owner_id, cart_id) from order_head where order_number = $1 and status in ${DRAFTS}`,
);

/** Releases a draft and returns what it held; $4: the declined tender. No row: it is no draft any more. */
export const RELEASE_DRAFT = statement<{
  readonly order_number: string;
  readonly item_id: string | null;
  readonly location: string | null;
  readonly qty: number | null;
}>(
  'order_release_draft',
  `with released as (
  update order_head set status = 'released', lease_until = null, release_reason = $3 where order_number = $1 and status in ${DRAFTS} returning order_number
), noted as (
  insert into order_payment (order_number, kind, provider, tender_no, payment_type, brand, last_four, amount, reason, at)
  select e.order_number, case when e.tender_no = $4::smallint then 'declined' else 'voided' end, e.provider, e.tender_no, e.payment_type, e.brand,
    e.last_four, e.amount, $3::text, $2
  from released r join order_payment e on e.order_number = r.order_number and e.kind = 'requested'
)
select r.order_number, l.item_id, l.stock_location as location, l.stock_taken as qty
from released r left join order_line l on l.order_number = r.order_number and l.stock_taken > 0`,
);

/** An order of $2 on site $3, locked: its state, and its units in stock. */
export const ORDER_TO_REOPEN = statement<{
  readonly status: OrderStatus;
  readonly fulfilment: Fulfilment;
  readonly paymentStatus: PaymentStatus;
  readonly begun: boolean;
  readonly cancelled: number;
  readonly goods: readonly { readonly itemId: string; readonly location: string; readonly qty: number }[];
}>(
  'order_to_reopen',
  `select h.status, h.fulfilment, h.payment_status as "paymentStatus", h.begun, h.cancelled,
  coalesce((select jsonb_agg(jsonb_build_object('itemId', l.item_id, 'location', l.stock_location, 'qty', l.stock_taken))
   from order_line l where l.order_number = h.order_number and l.stock_taken > 0), '[]') as goods
from order_head h where h.order_number = $1 and h.owner_id = $2 and h.site_id = $3 and h.placed_at is not null for update of h`,
);

/** Ends a whole order because it goes back into the cart; its remaining total becomes zero. */
export const REOPEN_ORDER = statement<{ readonly total: number; readonly line_nos: readonly number[] }>(
  'order_reopen',
  `with ended as (
  update order_head set status = 'cancelled', cancelled = total where order_number = $1 and status in ${statesAllowing(ORDER_STATES, 'reopen')} returning total
), lines as (
  update order_line set cancelled_at = $2 where order_number = $1 and cancelled_at is null and exists (select from ended) returning line_no
)
select total, (select array_agg(line_no order by line_no) from lines) as line_nos from ended`,
);

/** Whether an order was placed after all. */
export const IS_PLACED = statement<{ readonly order_number: string }>(
  'order_is_placed',
  'select order_number from order_head where order_number = $1 and placed_at is not null',
);

/** Marks that no request works on a draft any more, so that the next request or the sweeper may decide. */
export const ABANDON_DRAFT = statement<unknown>(
  'order_abandon_draft',
  `update order_head set lease_until = $2 where order_number = $1 and status in ${DRAFTS}`,
);

/** Leaves a draft to the shopper until the challenge expires; then the sweeper looks at it. $3 null: keeps the challenge. */
export const CHALLENGE_DRAFT = statement<unknown>(
  'order_challenge_draft',
  `update order_head set lease_until = $2, challenge = coalesce($3::jsonb, challenge) where order_number = $1 and status in ${DRAFTS}`,
);

/** The challenged order of owner $2, or any of theirs. */
export const ASKED_ORDER = statement<{
  readonly status: OrderStatus;
  readonly is_placed: boolean;
  readonly reason: string | null;
  readonly saved_card: string | null;
  readonly has_billing: boolean;
  readonly brand: string | null;
}>(
  'order_asked',
  `select h.status, h.placed_at is not null as is_placed, h.release_reason as reason, h.saved_card,
  exists (select from order_address a where a.order_number = h.order_number and a.type <> 'ST') as has_billing,
  (select p.brand from order_payment p where p.order_number = h.order_number and p.kind = 'requested' order by p.event_id limit 1) as brand
from order_head h where h.order_number = $1 and h.owner_id = $2 and h.site_id = $3`,
);

/** The address of a draft's challenge. */
export const CHALLENGE_OF = statement<{ readonly url: string }>(
  'order_challenge_of',
  `select challenge->>'url' as url from order_head where order_number = $1 and challenge is not null`,
);

/** Claims drafts whose request is over; other servers' sweepers skip them. */
export const CLAIM_STALE_DRAFTS = statement<{ readonly order_number: string }>(
  'order_claim_stale',
  `update order_head set lease_until = $2 where order_number in (
  select order_number from order_head where status in ${DRAFTS} and lease_until <= $1 order by lease_until limit 50 for update skip locked
) returning order_number`,
);

/** After a restart of the only server no request is working on any draft. */
export const ABANDON_ALL_DRAFTS = statement<unknown>(
  'order_abandon_all',
  `update order_head set lease_until = $1 where status in ${DRAFTS}`,
);

export const FORGET_REQUESTS = statement<unknown>('order_forget_requests', 'delete from order_request where created_at < $1');

export const ADOPT_ORDERS = statement<unknown>('order_adopt', 'update order_head set owner_id = $2 where owner_id = $1');
