// All SQL of search.
import { statement } from '#platform/db';

export const COUNT_SEARCHES = statement<unknown>(
  'search_count_add',
  `insert into search_count (day, tenant, locale, query, searches, clicks, results, corrected_to)
   select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::integer[], $7::integer[], $8::text[])
   on conflict (day, tenant, locale, query) do update set searches = search_count.searches + excluded.searches,
     clicks = search_count.clicks + excluded.clicks,
     results = case when excluded.searches > 0 then excluded.results else search_count.results end,
     corrected_to = case when excluded.searches > 0 then excluded.corrected_to else search_count.corrected_to end`,
);
