// SQL of messages to an organization's people. A message is shown from its first day through its last, in the time zone of the site.
import { statement } from '#platform/db';

export interface MessageRow {
  readonly message_id: string;
  readonly title: string;
  readonly body: string;
  readonly title_french: string;
  readonly body_french: string;
  readonly tone: 'info' | 'warn';
  readonly places: readonly ('home' | 'account' | 'cart' | 'checkout')[];
  readonly first_day: string;
  readonly last_day: string;
  readonly everybody: boolean;
  readonly group_ids: readonly string[];
  readonly written_by: string;
  readonly written_at: Date;
  readonly removed_at: Date | null;
}

const MESSAGE = `m.message_id::text, m.title, m.body, m.title_french, m.body_french, m.tone, m.places, m.first_day::text,
  coalesce(m.last_day::text, '') as last_day, m.everybody, m.written_by, m.written_at, m.removed_at,
  array(select g.group_id::text from custom_message_group g where g.account_number = m.account_number and g.message_id = m.message_id
    order by 1) as group_ids`;

const STATE = `case when m.first_day > $2::date then 'coming' when m.last_day < $2::date then 'ended' else 'running' end`;

/** $2: today; $3: a state or null; $4, $5: limit and offset. */
export const MESSAGES = statement<MessageRow & { readonly count: number }>(
  'custom_message_list',
  `select ${MESSAGE}, count(*) over ()::int as count from custom_message m
   where m.account_number = $1 and m.removed_at is null and ($3::text is null or ${STATE} = $3)
   order by m.written_at desc, m.message_id limit $4 offset $5`,
);

export const COUNT_MESSAGES = statement<Record<'running' | 'coming' | 'ended', number>>(
  'custom_message_count',
  `select count(*) filter (where state = 'running')::int as running, count(*) filter (where state = 'coming')::int as coming,
     count(*) filter (where state = 'ended')::int as ended
   from (select ${STATE} as state from custom_message m where m.account_number = $1 and m.removed_at is null) s`,
);

export const MESSAGE_BY_ID = statement<MessageRow>(
  'custom_message_get',
  `select ${MESSAGE} from custom_message m where m.account_number = $1 and m.message_id = $2`,
);

/** Every message that is up: to find the same one again, and how many there are. */
export const MESSAGES_UP = statement<MessageRow>(
  'custom_message_up',
  `select ${MESSAGE} from custom_message m where m.account_number = $1 and m.removed_at is null`,
);

export interface KeptMessage {
  readonly accountNumber: string;
  readonly messageId: string;
  readonly title: string;
  readonly body: string;
  readonly titleFrench: string;
  readonly bodyFrench: string;
  readonly tone: string;
  readonly places: readonly string[];
  readonly firstDay: string;
  readonly lastDay: string;
  readonly everybody: boolean;
  readonly writtenBy: string;
  readonly now: Date;
}

export const KEEP_MESSAGE = statement<unknown, KeptMessage>(
  'custom_message_keep',
  (p) => `insert into custom_message (account_number, message_id, title, body, title_french, body_french, tone, places, first_day, last_day,
     everybody, written_by, written_at)
   values (${p.accountNumber}, ${p.messageId}, ${p.title}, ${p.body}, ${p.titleFrench}, ${p.bodyFrench}, ${p.tone}, ${p.places}::text[],
     ${p.firstDay}::date, nullif(${p.lastDay}::text, '')::date, ${p.everybody}, ${p.writtenBy}, ${p.now})
   on conflict (account_number, message_id) do update set title = excluded.title, body = excluded.body, title_french = excluded.title_french,
     body_french = excluded.body_french, tone = excluded.tone, places = excluded.places, first_day = excluded.first_day,
     last_day = excluded.last_day, everybody = excluded.everybody, written_by = excluded.written_by, written_at = excluded.written_at`,
);

export const CLEAR_GROUPS = statement<unknown>(
  'custom_message_groups_clear',
  'delete from custom_message_group where account_number = $1 and message_id = $2',
);

export const ADD_GROUPS = statement<unknown>(
  'custom_message_groups_add',
  'insert into custom_message_group (account_number, message_id, group_id) select $1, $2, unnest($3::uuid[])',
);

export const BRING_BACK = statement<unknown>(
  'custom_message_bring_back',
  'delete from custom_message_away where account_number = $1 and message_id = $2',
);

export const REMOVE_MESSAGE = statement<{ readonly title: string }>(
  'custom_message_remove',
  'update custom_message set removed_at = $3 where account_number = $1 and message_id = $2 and removed_at is null returning title',
);

export const RESTORE_MESSAGE = statement<{ readonly title: string }>(
  'custom_message_restore',
  'update custom_message set removed_at = null where account_number = $1 and message_id = $2 and removed_at is not null returning title',
);

/** $2: the person; $3: the place; $4: today. Warnings first, then the latest. */
export const SHOWN_MESSAGES = statement<Pick<MessageRow, 'message_id' | 'title' | 'body' | 'title_french' | 'body_french' | 'tone'>>(
  'custom_message_shown',
  `select m.message_id::text, m.title, m.body, m.title_french, m.body_french, m.tone from custom_message m
   where m.account_number = $1 and m.removed_at is null and $3 = any (m.places) and $4::date >= m.first_day
     and (m.last_day is null or $4::date <= m.last_day)
     and (m.everybody or exists (select from custom_message_group g join buyer_group o using (account_number, group_id)
       where g.account_number = m.account_number and g.message_id = m.message_id and o.profile_id = $2))
     and not exists (select from custom_message_away a where a.profile_id = $2 and a.message_id = m.message_id)
   order by m.tone desc, m.written_at desc, m.message_id limit 5`,
);

/** Changes no row when the organization has no such message. */
export const PUT_AWAY = statement<unknown>(
  'custom_message_put_away',
  `insert into custom_message_away (profile_id, account_number, message_id, away_at)
   select $2, account_number, message_id, $4 from custom_message where account_number = $1 and message_id = $3
   on conflict (profile_id, message_id) do update set away_at = custom_message_away.away_at`,
);

export const FORGET_REMOVED_MESSAGES = statement<unknown>(
  'custom_message_forget_removed',
  'delete from custom_message where removed_at < $1',
);

export const FORGET_ENDED_MESSAGES = statement<unknown>(
  'custom_message_forget_ended',
  'delete from custom_message where last_day < $1::timestamptz',
);

export const PUT_AWAY_BY_PERSON = statement<object>(
  'personal_custom_messages',
  `select m.title, a.away_at as "putAwayAt" from custom_message_away a join custom_message m using (account_number, message_id)
   where a.profile_id = $1 order by a.away_at, m.message_id`,
);
