// All SQL of artwork.
import { statement } from '#platform/db';

export const KEEP_ARTWORK = statement<unknown>(
  'artwork_keep',
  'insert into artwork (artwork_id, width, height, bytes, uploaded_at) values ($1, $2, $3, $4, $5)',
);

export const ARTWORK_FILE = statement<{ readonly bytes: Uint8Array }>('artwork_file', 'select bytes from artwork where artwork_id = $1');

export const KNOWN_ARTWORK = statement<{ readonly artwork_id: string }>(
  'artwork_known',
  'select artwork_id from artwork where artwork_id = any($1::text[])',
);

/** Pictures of an order, each once. */
export const ARTWORK_OF_ORDER = statement<{ readonly artwork_id: string; readonly item_id: string; readonly bytes: Uint8Array }>(
  'artwork_of_order',
  `select distinct on (artwork_id) artwork_id, l.item_id, a.bytes from artwork_ordered l join artwork a using (artwork_id)
   where l.order_number = $1`,
);

/** Unused pictures uploaded before $1. Each of the four places has an index of its few lines with a picture. */
export const FORGET_ARTWORK = statement<unknown>(
  'artwork_forget',
  `delete from artwork a where a.uploaded_at < $1
     and not exists (select from artwork_in_cart c where c.artwork_id = a.artwork_id)
     and not exists (select from artwork_saved s where s.artwork_id = a.artwork_id)
     and not exists (select from artwork_listed l where l.artwork_id = a.artwork_id)
     and not exists (select from artwork_ordered o where o.artwork_id = a.artwork_id)
     and not exists (select from artwork_quoted q where q.artwork_id = a.artwork_id)`,
);
