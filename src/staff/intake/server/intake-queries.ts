// All SQL of the intake: progress of imports, and failed pictures.
import { statement } from '#platform/db';

export const PROGRESS_OF = statement<{ readonly last_row: number }>(
  'intake_progress',
  'select last_row from intake_progress where file_hash = $1',
);

/** Rows without a length (from before lengths were stored) could belong to any file. */
export const ANY_PROGRESS = statement<{ readonly there: boolean }>(
  'intake_progress_any',
  'select exists (select from intake_progress where file_bytes is null or file_bytes = $1) as there',
);

export const KEEP_PROGRESS = statement<unknown>(
  'intake_progress_keep',
  `insert into intake_progress (file_hash, last_row, file_bytes) values ($1, $2, $3)
   on conflict (file_hash) do update set last_row = excluded.last_row, file_bytes = excluded.file_bytes, changed_at = now()`,
);

export const FORGET_PROGRESS = statement<unknown>('intake_progress_forget', 'delete from intake_progress where file_hash = $1');

export interface MissRow {
  readonly source: string;
  readonly problem: string;
  readonly tries: number;
  readonly again_at: Date;
}

export const MISSES_OF = statement<MissRow>(
  'picture_misses',
  'select source, problem, tries, again_at from picture_miss where source = any($1::text[])',
);

export const KEEP_MISSES = statement<unknown>(
  'picture_misses_keep',
  `insert into picture_miss (source, problem, tries, again_at)
   select source, problem, tries, again_at from json_to_recordset($1::json) as miss(source text, problem text, tries int, again_at timestamptz)
   on conflict (source) do update set problem = excluded.problem, tries = excluded.tries, again_at = excluded.again_at`,
);

export const FORGET_MISSES = statement<unknown>('picture_misses_forget', 'delete from picture_miss where source = any($1::text[])');
