// All SQL of printers.
import { statement } from '#platform/db';

export const MY_PRINTERS = statement<{ readonly model_key: string }>(
  'my_printers',
  'select model_key from my_printer where owner_id = $1 order by saved_at desc, model_key',
);

/** $4: the most printers of one owner. */
export const KEEP_PRINTER = statement<unknown>(
  'my_printer_keep',
  `insert into my_printer (owner_id, model_key, saved_at)
   select $1::uuid, $2::text, $3::timestamptz where (select count(*) from my_printer where owner_id = $1) < $4::int
   on conflict (owner_id, model_key) do nothing`,
);

export const FORGET_PRINTER = statement<unknown>('my_printer_forget', 'delete from my_printer where owner_id = $1 and model_key = $2');

/** A guest's printers become the profile's. */
export const ADOPT_PRINTERS = statement<unknown>(
  'my_printers_adopt',
  `with gone as (delete from my_printer where owner_id = $1 returning model_key, saved_at)
   insert into my_printer (owner_id, model_key, saved_at) select $2::uuid, model_key, saved_at from gone
   on conflict (owner_id, model_key) do nothing`,
);
