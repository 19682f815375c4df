// All SQL of search.
import { statement } from '#platform/db';
import type { SearchAnswer } from '#finding/search/rules';

interface CountedSearches {
  readonly days: readonly string[];
  readonly tenants: readonly string[];
  readonly locales: readonly string[];
  readonly queries: readonly string[];
  readonly searches: readonly number[];
  readonly clicks: readonly number[];
  readonly results: readonly number[];
  readonly corrections: readonly (string | null)[];
}

export const COUNT_SEARCHES = statement<unknown, CountedSearches>(
  'search_count_add',
  (p) => `insert into search_count (day, tenant, locale, query, searches, clicks, results, corrected_to)
   select * from unnest(${p.days}::date[], ${p.tenants}::text[], ${p.locales}::text[], ${p.queries}::text[], ${p.searches}::integer[],
     ${p.clicks}::integer[], ${p.results}::integer[], ${p.corrections}::text[])
   on conflict (day, tenant, locale, query) do update set searches = search_count.searches + excluded.searches,
     clicks = search_count.clicks + excluded.clicks,
     results = case when excluded.searches > 0 then excluded.results else search_count.results end,
     corrected_to = case when excluded.searches > 0 then excluded.corrected_to else search_count.corrected_to end`,
);

export interface SearchReportRow {
  readonly tenant: string;
  readonly locale: string;
  readonly query: string;
  readonly searches: number;
  readonly clicks: number;
  /** Number of results of the latest search. */
  readonly results: number;
  readonly corrected_to: string | null;
}

export const SEARCHES_SINCE = statement<SearchReportRow>(
  'searches_since',
  `select tenant, locale, query, sum(searches)::int as searches, sum(clicks)::int as clicks,
     (array_agg(results order by day desc))[1] as results, (array_agg(corrected_to order by day desc))[1] as corrected_to
   from search_count where day >= $1::date group by tenant, locale, query
   order by 4 desc, tenant, locale, query`,
);

export const SEARCH_ANSWERS = statement<SearchAnswer>(
  'search_answers',
  'select answer_id as "answerId", language, phrases, address, title, text from search_answer order by answer_id, language',
);

export const DELETE_SEARCH_ANSWERS = statement<unknown>('delete_search_answers', 'delete from search_answer');

/** $1 list of answers. */
export const INSERT_SEARCH_ANSWERS = statement<unknown>(
  'insert_search_answers',
  `insert into search_answer (answer_id, language, phrases, address, title, text)
   select "answerId", language, phrases, address, title, text
   from jsonb_to_recordset($1::jsonb) as a ("answerId" text, language text, phrases text[], address text, title text, text text)`,
);
