// Fills a database up to a number of products with copies of those it has: a catalogue as large as wanted without shared data.
import type { Db } from '#platform/db';

/** Products whose stock one statement writes. */
const STEP = 5_000;
/** On the shipping points and in one store: a shelf in each would be most of the database. */
const STOCK_OF_COPIES = `insert into stock (item_id, location, on_hand)
  select p.item_id, o.location, o.on_hand
  from product p join stock o on o.item_id = regexp_replace(p.item_id, '-[0-9]+$', '') and o.item_id <> p.item_id
  where p.item_id > $1 and p.item_id <= $2 and (o.location !~ '^[0-9]{4}$' or o.location = '0008')
  on conflict do nothing`;

/** The `$1`th copy of each of the originals (`$2`), at most `$3`. */
const COPIES = `insert into product
  select (jsonb_populate_record(p, jsonb_build_object('item_id', p.item_id || '-' || $1, 'part_number', p.part_number || '-' || $1,
    'related', p.related - 'alternates', 'variant_set', p.variant_set || '-' || $1,
    'title', jsonb_set(p.title, '{en-US}', to_jsonb((p.title ->> 'en-US') || ' series ' || substr(md5(p.item_id || $1), 1, 4)))))).*
  from product p where p.item_id = any ($2::text[]) order by p.item_id limit $3::integer`;

const PRICES_OF_COPIES = `insert into price (item_id, currency, base, sale)
  select p.item_id, c.currency, coalesce(o.base, 1000 + length(p.item_id) * 100), o.sale
  from product p cross join (values ('USD'), ('CAD')) c (currency)
    left join price o on o.item_id = regexp_replace(p.item_id, '-[0-9]+$', '') and o.currency = c.currency
  where p.item_id > $1 and p.item_id <= $2
  on conflict do nothing`;

/**
 * Copies have item and part numbers and titles of their own. What they cost and how many there are is the original's; what has no price gets one,
 * because a shop's work begins where something can be bought. Copies name no similar items, as in most feeds.
 */
export async function multiplyCatalogue(db: Db, many: number): Promise<void> {
  const { rows } = await db.raw('select item_id from product');
  const originals = (rows as { readonly item_id: string }[]).map(({ item_id: itemId }) => itemId);
  let missing = many - originals.length;
  for (let copy = 1; missing > 0 && originals.length > 0; copy += 1)
    missing -= (await db.raw(COPIES, [String(copy), originals, missing])).changed;
  await inSteps(db, [PRICES_OF_COPIES, STOCK_OF_COPIES]);
  await db.raw('analyze');
}

/** Each statement takes a part of the products, so that none lasts longer than a statement may. */
async function inSteps(db: Db, statements: readonly string[]): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await db.raw(
      `select max(item_id) as last from (select item_id from product where item_id > $1 order by 1 limit ${STEP}) step`,
      [after],
    );
    const [{ last } = { last: null }] = rows as { readonly last: string | null }[];
    if (last === null) return;
    for (const statement of statements) await db.raw(statement, [after, last]);
    after = last;
  }
}
