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

/**
 * Copies have item and part numbers and titles of their own. What they cost and how many there are is the original's; a copy of something without
 * a price or without stock gets both, because a shop's work begins where something can be bought. Copies name no similar items, as in most feeds.
 */
export async function multiplyCatalogue(db: Db, many: number): Promise<void> {
  await db.raw(`insert into product
    select (jsonb_populate_record(p, jsonb_build_object('item_id', p.item_id || '-' || n, 'part_number', p.part_number || '-' || n,
      'related', p.related - 'alternates', 'variant_set', p.variant_set || '-' || n,
      'title', jsonb_set(p.title, '{en-US}', to_jsonb((p.title ->> 'en-US') || ' series ' || substr(md5(p.item_id || n), 1, 4)))))).*
    from product p, generate_series(1, 100) n order by n, p.item_id limit greatest(0, ${many} - (select count(*) from product))`);
  await db.raw(`insert into price (item_id, currency, base, sale)
    select p.item_id, c.currency, coalesce(o.base, 1000 + length(p.item_id) * 100), o.sale
    from product p cross join (values ('USD'), ('CAD')) c (currency)
      left join price o on o.item_id = regexp_replace(p.item_id, '-[0-9]+$', '') and o.currency = c.currency
    on conflict do nothing`);
  for (let after = ''; ;) {
    const { rows } = await db.raw(
      `select max(item_id) as last from (select item_id from product where item_id > $1 order by 1 limit ${STEP}) step`,
      [after],
    );
    const [{ last }] = rows as [{ readonly last: string | null }];
    if (last === null) break;
    await db.raw(STOCK_OF_COPIES, [after, last]);
    after = last;
  }
  await db.raw('analyze');
}
