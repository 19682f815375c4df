// All SQL of the intake: how far files have come.
import { statement } from '#platform/db';

export const PROGRESS_OF = statement<{ readonly last_row: number }>(
  'intake_progress',
  'select last_row from intake_progress where file_hash = $1',
);

export const KEEP_PROGRESS = statement<unknown>(
  'intake_progress_keep',
  `insert into intake_progress (file_hash, last_row) values ($1, $2)
   on conflict (file_hash) do update set last_row = excluded.last_row, changed_at = now()`,
);

export const FORGET_PROGRESS = statement<unknown>('intake_progress_forget', 'delete from intake_progress where file_hash = $1');
