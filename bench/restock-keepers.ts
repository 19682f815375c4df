// People with restocks for a measurement, straight into the tables: twenty restocks each, all of them paid with a saved card.
import type { Every } from '#buying/restock/rules';
import { aRecord } from '#goods/catalog/fixtures';
import { writeProducts } from '#goods/catalog/server';
import { aCoupon } from '#goods/promotions/fixtures';
import { writeCoupons } from '#goods/promotions/server';
import { statement, type Db } from '#platform/db';
import { COUPON, ITEMS, priceOn } from './restock-plan.ts';

interface Keepers {
  readonly restocks: number;
  readonly first: string;
  readonly every: readonly Every[];
  /** Of a card that the payment company keeps. */
  readonly reference: string;
}

const EACH = 20;

/** The prices of a day, and the discount for what comes by itself. */
export async function setPrices(db: Db, day: string): Promise<void> {
  const prices = (itemId: string) => ({ USD: { base: priceOn(itemId, day) }, CAD: { base: priceOn(itemId, day) } });
  await db.transaction(async (tx) => {
    await writeProducts(
      tx,
      ITEMS.map((itemId) => aRecord({ itemId, prices: prices(itemId) })),
    );
    await writeCoupons(tx, [aCoupon({ code: 'RESTOCK5', kind: 'percent', value: COUPON, conditions: [{ code: 'autoRestock' }] })]);
  });
}

export async function insertKeepers(db: Db, { restocks, first, every, reference }: Keepers): Promise<void> {
  const people = Math.ceil(restocks / EACH);
  await db.raw(`update stock set on_hand = 1000000 where item_id in ('100', '101')`);
  await db.raw(
    `insert into profile (profile_id, tenant, email, customer_number, first_name, last_name)
     select md5('p' || n)::uuid, 'consumer', 'p' || n || '@example.com', (5000000000 + n)::text, 'Maya', 'Ortiz' from generate_series(1, $1::int) n`,
    [people],
  );
  await db.raw(
    `insert into stored_address (profile_id, address_id, type, first_name, last_name, organization, address1, address2, city, state, zip, country, phone, likeness, added_at)
     select profile_id, 'home', 'SB', 'Maya', 'Ortiz', '', '14 Elm St', '', 'Framingham', 'MA', '01702', 'USA', '', 'home', now() from profile`,
  );
  await db.raw(
    `insert into saved_card (profile_id, card_id, reference, brand, last_four, expiry_month, expiry_year, likeness, added_at, changed_at)
     select profile_id, 'card', $1, 'VISA', '1111', 12, 2049, 'card', now(), now() from profile`,
    [reference],
  );
  const units = every.map(({ unit }) => unit);
  const counts = every.map(({ count }) => count);
  await db.raw(
    `insert into restock (owner_id, restock_id, site_id, locale, item_id, qty, unit, every, anchor_on, next_on, agreed_cents, price_limit, when_short, address_id,
       card_id, reminded_on, started_at, changed_at)
     select md5('p' || (n / $1::int + 1))::uuid, md5('r' || n)::uuid, 'consumer-US', 'en-US', case n % 2 when 0 then '100' else '101' end, 1 + n % 3,
       ($2::text[])[1 + n % $4::int], ($3::int[])[1 + n % $4::int], $5::date, $5::date, 100000, 10, 'partial', 'home', 'card', $5::date, now(), now()
     from generate_series(0, $6::int - 1) n`,
    [EACH, units, counts, every.length, first, restocks],
  );
}

interface Books {
  readonly placed: number;
  readonly open: number;
  readonly orders: number;
  readonly lines: number;
  readonly paid: number;
  /** Days whose order has more lines of it than there are days. */
  readonly doubled: number;
}

export const RESTOCK_BOOKS = statement<Books>(
  'bench_restock_books',
  `select (select count(*)::int from restock_due where state = 'placed') as placed, (select count(*)::int from restock_due where state <> 'placed') as open,
     (select count(*)::int from order_head where status = 'placed') as orders,
     (select count(*)::int from order_line l join order_head h using (order_number) where h.status = 'placed') as lines,
     (select count(distinct order_number)::int from order_payment where kind = 'authorised') as paid,
     (select count(*)::int from order_head h where h.status = 'placed' and not exists (select 1 from restock_due d where d.order_number = h.order_number)) as doubled`,
);
