// The SQL of reviewing and withdrawing content.
import { CONTENT_STATES, type ContentState } from '#around/content-pieces/rules';
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';
import type { VersionEvent, VersionRow } from './content-queries.ts';

export const SET_STATE = statement<unknown>(
  'content_set_state',
  'update content_version set state = $3 where item_id = $1 and version = $2',
);

export const NOTE_EVENT = statement<unknown>(
  'content_note_event',
  'insert into content_event (item_id, version, event, made_by, made_at, comment) values ($1, $2, $3, $4, $5, $6)',
);

/** Who submitted a version that waits for its review, or was rejected. */
export const SUBMITTERS = statement<{ readonly made_by: string }>(
  'content_submitters',
  `select distinct made_by from content_event where item_id = $1 and version = $2 and event = 'submitted'`,
);

/** The published versions of the items. */
export const SHOWN_VERSIONS = statement<VersionRow>(
  'content_shown_versions',
  `select v.item_id, v.version, v.piece from content_item i join content_version v on v.item_id = i.item_id and v.version = i.live_version
   where i.item_id = any ($1::text[]) order by i.item_id`,
);

/** The version of an item that was published before another one. */
export const VERSION_BEFORE = statement<VersionRow>(
  'content_version_before',
  `select item_id, version, piece from content_version
   where item_id = $1 and version < $2 and state in ${statesAllowing(CONTENT_STATES, 'withdraw')} order by version desc limit 1`,
);

export interface ListedRow {
  readonly item_id: string;
  /** What is shown; null: nothing. */
  readonly live_version: number | null;
  /** What is being worked on; null: nothing. */
  readonly version: number | null;
  readonly state: ContentState | null;
  readonly made_by: string | null;
  /** What was done to it last. */
  readonly last: VersionEvent | null;
}

export const LISTED = statement<ListedRow>(
  'content_listed',
  `select i.item_id, i.live_version, v.version, v.state, v.made_by,
     (select json_build_object('event', e.event, 'by', e.made_by, 'at', e.made_at, 'comment', e.comment) from content_event e
      where e.item_id = v.item_id and e.version = v.version order by e.event_id desc limit 1) as last
   from content_item i left join content_version v on v.item_id = i.item_id and v.published_at is null and v.state <> 'replaced' order by i.item_id`,
);

export const REVIEWERS = statement<{ readonly name: string }>(
  'content_reviewers',
  'select name from content_reviewer order by lower(name)',
);

/** Waits for others who change the list. */
export const LOCK_REVIEWERS = statement<unknown>('content_lock_reviewers', 'lock table content_reviewer in share row exclusive mode');

export const ADD_REVIEWER = statement<unknown>(
  'content_add_reviewer',
  'insert into content_reviewer (name, added_by, added_at) values ($1, $2, $3) on conflict do nothing',
);

export const REMOVE_REVIEWER = statement<{ readonly name: string }>(
  'content_remove_reviewer',
  'delete from content_reviewer where lower(name) = lower($1) returning name',
);
