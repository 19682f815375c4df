// All SQL of local taxes.
import { statement } from '#platform/db';
import type { LocalRate } from '#goods/tax/rules';

export const LOCAL_TAXES = statement<LocalRate>(
  'local_taxes',
  `select state, zip, jurisdiction, rate, grocery, to_char(since, 'YYYY-MM-DD') as since, to_char(until, 'YYYY-MM-DD') as until, source
   from local_tax order by zip, jurisdiction, since`,
);

export const FORGET_LOCAL_TAXES = statement<unknown>('local_taxes_forget', 'delete from local_tax where state = any ($1::text[])');

export const WRITE_LOCAL_TAXES = statement<unknown>(
  'local_taxes_write',
  `insert into local_tax (state, zip, jurisdiction, rate, grocery, since, until, source)
   select * from jsonb_to_recordset($1::jsonb) as r (state text, zip text, jurisdiction text, rate integer, grocery boolean, since date, until date, source text)`,
);
