// SQL that writes a draft: the order with its lines, addresses, tenders and request, and the stock it takes.
import { ORDER_STATES, type DraftAmounts } from '#buying/orders/rules';
import { statement, type Places } from '#platform/db';
import type { CopyLocale } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import type { SiteId } from '#base/site/rules';

/** The values of a draft's rows. */
export interface DraftValues extends AmountsOfDraft {
  readonly orderNumber: string;
  readonly ownerId: string;
  readonly cartId: string;
  readonly cartVersion: number;
  /** The order that the cart changes. */
  readonly replaces: string | null;
  readonly siteId: SiteId;
  readonly locale: CopyLocale;
  readonly currency: Currency;
  readonly email: string;
  readonly phone: string;
  /** JSON, as are the next lists. */
  readonly taxes: string;
  readonly feeTaxes: string;
  readonly coupons: string;
  readonly exemptions: string;
  readonly lines: string;
  readonly addresses: string;
  readonly tenders: string;
  /** A special order (B2B-7). */
  readonly special: boolean;
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
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

type AmountsOfDraft = Omit<DraftAmounts, 'taxes' | 'feeTaxes' | 'coupons' | 'exemptions'>;

const draft = (p: Places<DraftValues>): string => `with head as (
  insert into order_head (order_number, owner_id, cart_id, cart_version, replaces, site_id, locale, status, currency, email, phone, sub_total, discount, ship_fee, handling_fee,
    surcharge_fee, area_fee, tax, total, taxes, tax_exemptions, coupons, fee_taxes, purchase_order, purchase_order_release, budget_center, lease_until, created_at, made_by,
    member_savings, cid_param, saved_card, special)
  select ${p.orderNumber}, ${p.ownerId}, ${p.cartId}, ${p.cartVersion}, ${p.replaces}, ${p.siteId}, ${p.locale}, '${ORDER_STATES.begins}', ${p.currency}, ${p.email}, ${p.phone},
    ${p.subTotal}, ${p.discount}, ${p.shipFee}, ${p.handlingFee}, ${p.surchargeFee}, ${p.areaFee}, ${p.tax}, ${p.total},
    ${p.taxes}::jsonb, ${p.exemptions}::jsonb, ${p.coupons}::jsonb, ${p.feeTaxes}::jsonb, ${p.purchaseOrder}, ${p.purchaseOrderRelease}, ${p.budgetCenter}, ${p.leaseUntil}, ${p.now},
    ${p.serverId}, ${p.memberSavings}, ${p.campaign}, ${p.savedCardId}, ${p.special}
  from take_stock(${p.itemIds}, ${p.locations}, ${p.quantities}, ${p.orderNumber}, ${p.cartId}, ${p.now}, ${p.replaces},
    ${p.ownerId})
), lines as (
  insert into order_line (order_number, line_no, cart_item_id, item_id, part_number, customer_sku, title, qty, parent_line_no, parent_relation, unit_price,
    price_source, gross, item_discount, basket_discount, handling, furniture, furniture_service, surcharge, taxes, delivery_type, store_number, delivery_group, level_of_service,
    earliest, latest, ready_at, back_order, stock_location, stock_taken, earns, category_id, custom, budget_center, purchase_order)
  select ${p.orderNumber}, * from jsonb_to_recordset(${p.lines}::jsonb) as l ("lineNo" int, "cartItemId" text, "itemId" text,
    "partNumber" text, "customerSku" text, title text,
    qty int, "parentLineNo" int, "parentRelation" text, "unitPrice" int, "priceSource" jsonb, gross int, "itemDiscount" int, "basketDiscount" int,
    handling int, furniture int, "furnitureService" jsonb, surcharge int, taxes jsonb, "deliveryType" text, "storeNumber" text, "deliveryGroup" text, "levelOfService" text, earliest date,
    latest date, "readyAt" int, "backOrder" boolean, "stockLocation" text, "stockTaken" int, earns boolean, "categoryId" text, custom jsonb, "budgetCenter" text, "purchaseOrder" text)
), addresses as (
  insert into order_address (order_number, address_no, type, first_name, last_name, organization, address1, address2, city, state, zip, country, phone, store_number,
    location_code, location_name, location_notes)
  select ${p.orderNumber}, row_number() over (), * from jsonb_to_recordset(${p.addresses}::jsonb) as a (type text, "firstName" text,
    "lastName" text, organization text, address1 text,
    address2 text, city text, state text, zip text, country text, phone text, "storeNumber" text, "locationCode" text, "locationName" text,
    "locationNotes" text)
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
