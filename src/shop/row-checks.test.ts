// Invalid rows of orders, carts and checkouts: the database itself refuses them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';

const ORDER = '000000000001';
const OWNER = randomUUID();
const CART = randomUUID();
let db: Db;

beforeAll(async () => {
  db = await testDatabase();
  await db.raw(
    `insert into order_head (order_number, owner_id, cart_id, site_id, locale, status, currency, email, sub_total, discount, ship_fee, total, placed_at,
  created_at, made_by) values ($1, $2, $3, 'consumer-US', 'en-US', 'placed', 'USD', 'maya@example.com', 1000, 100, 50, 950, now(), now(), $2)`,
    [ORDER, OWNER, CART],
  );
  await db.raw(
    `insert into order_line (order_number, line_no, cart_item_id, item_id, part_number, title, qty, unit_price, price_source, gross, taxes, delivery_type,
  delivery_group, stock_taken) values ($1, 1, 'a', '100', 'P', 'Paper', 2, 500, '{}', 1000, '[]', 'STA', 'standard', 2)`,
    [ORDER],
  );
  await db.raw(
    `insert into order_payment (order_number, kind, provider, payment_type, brand, last_four, amount, at)
  values ($1, 'requested', 'sandbox', 'CREDIT_CARD', 'VISA', '1111', 950, now())`,
    [ORDER],
  );
  await db.raw(
    `insert into order_address (order_number, address_no, type, first_name, last_name, organization, address1, address2, city, state, zip, country, phone)
  values ($1, 1, 'S', 'Maya', 'Ortiz', '', '14 Elm St', '', 'Framingham', 'MA', '01702', 'USA', '')`,
    [ORDER],
  );
  await db.raw(`insert into cart (owner_id, cart_id, site_id, created_at, updated_at) values ($1, $2, 'consumer-US', now(), now())`, [
    OWNER,
    CART,
  ]);
  await db.raw(
    `insert into cart_line (owner_id, cart_id, cart_item_id, position, item_id, qty, delivery_type, added_at) values ($1, $2, 'a', 1, '100', 1, 'STA', now())`,
    [OWNER, CART],
  );
  await db.raw(`insert into checkout (owner_id, site_id, updated_at) values ($1, 'consumer-US', now())`, [OWNER]);
});
afterAll(() => db.close());

test.for([
  [
    'order_head',
    [
      `order_number = '12'`,
      `site_id = 'consumer'`,
      `currency = 'EUR'`,
      `email = 'a'`,
      `cid_param = ''`,
      `challenge = '[]'`,
      `saved_card = ''`,
    ],
  ],
  ['order_head', [`status = 'lost'`, `fulfilment = 'lost'`, `payment_status = 'lost'`, `status = 'draft'`, `placed_at = null`]],
  ['order_head', [`total = 951`, `discount = -1, total = 1051`, `discount = 1001, total = 49`, `ship_fee = -1, total = 899`]],
  [
    'order_head',
    [`handling_fee = -1, total = 949`, `surcharge_fee = -1, total = 949`, `area_fee = -1, total = 949`, `tax = -1, total = 949`],
  ],
  ['order_head', [`cancelled = 951`, `refunded = 951`, `cancelled = -1`, `refunded = -1`, `member_savings = -1`]],
  [
    'order_line',
    [`line_no = 0`, `qty = 0, gross = 0`, `gross = 999`, `unit_price = -1, gross = -2`, `item_discount = -1`, `basket_discount = -1`],
  ],
  [
    'order_line',
    [
      `handling = -1`,
      `surcharge = -1`,
      `furniture = -1`,
      `stock_taken = -1`,
      `stock_taken = 3`,
      `item_discount = 600, basket_discount = 401`,
    ],
  ],
  ['order_line', [`delivery_type = 'AIR'`, `furniture_service = '{"level":"NONE","qty":1}'`]],
  ['order_payment', [`last_four = '111'`, `amount = -1`, `tender_no = 0`, `tender_no = 21`, `kind = 'lost'`, `payment_type = 'CASH'`]],
  ['order_address', [`address_no = 0`, `type = 'X'`, `country = 'FR'`]],
  [
    'cart',
    [`site_id = 'consumer'`, `version = 0`, `status = 'lost'`, `status = 'ordered'`, `order_number = '1'`, `type = 'X'`, `extra = '[]'`],
  ],
  ['cart', [`coupons = array_fill('a'::text, array[21])`]],
  ['cart_line', [`cart_item_id = ''`, `qty = 0`, `qty = 10000`, `seen_cents = -1`, `parent_relation = 'ADDON'`, `extra = '[]'`]],
  ['cart_line', [`parent_cart_item_id = 'b', parent_relation = 'X'`, `delivery_type = 'AIR'`, `delivery_type = 'ISP'`]],
  [
    'checkout',
    [
      `site_id = 'consumer'`,
      `email = repeat('a', 255)`,
      `phone = 'x'`,
      `purchase_order = repeat('1', 41)`,
      `tenders = '{}'`,
      `rewards = '[]'`,
    ],
  ],
] as const)('a row of %s is refused where %s', async ([table, changes]) => {
  for (const change of changes) await expect(db.raw(`update ${table} set ${change}`), change).rejects.toMatchObject({ code: '23514' });
});

test.for([
  `update order_head set cid_param = null, challenge = null, phone = ''`,
  `update order_line set furniture_service = null, qty = 1, gross = 500, stock_taken = 1, item_discount = 0, basket_discount = 0`,
  `update cart_line set parent_cart_item_id = 'b', parent_relation = 'ADDON', delivery_type = 'ISP', store_number = '0008', extra = null`,
  `update cart set extra = null`,
])('what may be missing is no reason to refuse the rest: %s', async (change) => {
  expect((await db.raw(change)).changed).toBe(1);
});
