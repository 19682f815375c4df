// All SQL of the chat.
import { statement } from '#platform/db';

export interface ChatRow {
  readonly conversation_id: string;
  readonly name: string;
  readonly email: string;
  /** `at` is an ISO instant, from JSON. */
  readonly messages: readonly { readonly byWhom: 'shopper' | 'staff'; readonly text: string; readonly at: string }[];
  /** Number of the last message; 0 without messages. */
  readonly last_seq: number;
  /** Whether an answer waits to be mailed. */
  readonly mail_is_due: boolean;
}

const MESSAGES = `(select coalesce(jsonb_agg(jsonb_build_object('byWhom', m.by_whom, 'text', m.body, 'at', m.at) order by m.seq), '[]')
   from conversation_message m where m.conversation_id = c.conversation_id) as messages`;

/** A visitor's conversation. */
export const CHAT_OF = statement<ChatRow>(
  'chat_of',
  `select c.conversation_id, c.name, c.email, ${MESSAGES}, c.mail_due_at is not null as mail_is_due,
     (select coalesce(max(m.seq), 0) from conversation_message m where m.conversation_id = c.conversation_id) as last_seq
   from conversation c where c.owner_id = $1`,
);

/** Marks staff messages up to $2 of a locked conversation as read or mailed; later ones stay due. */
export const CHAT_SEEN = statement<unknown>(
  'chat_seen',
  `update conversation set mail_due_at = null where conversation_id = $1 and mail_due_at is not null
     and not exists (select from conversation_message where conversation_id = $1 and seq > $2 and by_whom = 'staff')`,
);

/** Serializes the beginning, continuation and move of a visitor's conversation in a transaction; a row lock is not enough, because there may be no row. */
export const CHAT_TURN = statement<unknown>('chat_turn', 'select pg_advisory_xact_lock(7303, hashtext($1::text))');

interface NewConversation {
  readonly conversationId: string;
  readonly ownerId: string;
  readonly tenant: string;
  readonly locale: string;
  readonly copyLocale: string;
  readonly department: number | null;
  readonly name: string;
  readonly email: string;
  readonly now: Date;
}

/** Begins it, or updates name and address; locks it until the transaction ends. */
export const CHAT_BEGIN = statement<{ readonly conversation_id: string }, NewConversation>(
  'chat_begin',
  (p) => `insert into conversation (conversation_id, owner_id, tenant, locale, copy_locale, department, name, email, begun_at, written_at)
   values (${p.conversationId}, ${p.ownerId}, ${p.tenant}, ${p.locale}, ${p.copyLocale}, ${p.department}, ${p.name}, ${p.email}, ${p.now}, ${p.now})
   on conflict (owner_id) do update set name = excluded.name, email = excluded.email, locale = excluded.locale,
     copy_locale = excluded.copy_locale, written_at = excluded.written_at
   returning conversation_id`,
);

/** Leads a visitor's conversation to a desk. */
export const CHAT_DEPARTMENT = statement<unknown>(
  'chat_department',
  'update conversation set department = $2 where owner_id = $1 and department is distinct from $2',
);

/** Adds the next message to a locked conversation; none when its form was sent before. */
export const CHAT_WRITE = statement<{ readonly seq: number }>(
  'chat_write',
  `insert into conversation_message (conversation_id, seq, by_whom, body, at, request_key)
   select $1, coalesce(max(seq), 0) + 1, $2, $3, $4, $5::uuid from conversation_message where conversation_id = $1
   on conflict (conversation_id, request_key) do nothing returning seq`,
);

export const CHAT_LOCK = statement<{ readonly conversation_id: string }>(
  'chat_lock',
  'select conversation_id from conversation where conversation_id = $1 for update',
);

/** An answer written at $3 is mailed from $2 on, unless it is read before. */
export const CHAT_MAIL_FROM = statement<unknown>(
  'chat_mail_from',
  'update conversation set mail_due_at = $2, mail_attempts = 0, written_at = $3 where conversation_id = $1',
);

/** Locks the conversations of two visitors for the transaction. */
export const CHAT_LOCK_BOTH = statement<{ readonly owner_id: string }>(
  'chat_lock_both',
  'select owner_id from conversation where owner_id in ($1, $2) order by conversation_id for update',
);

/**
 * Moves a guest's conversation into the account, below the account's own; an answer that waits to be mailed still does. Both are locked. A form sent
 * in both is kept once.
 */
export const CHAT_ADOPT = statement<unknown>(
  'chat_adopt',
  `with own as (select conversation_id from conversation where owner_id = $2),
   moved as (
     insert into conversation_message (conversation_id, seq, by_whom, body, at, request_key)
     select o.conversation_id, (select coalesce(max(seq), 0) from conversation_message where conversation_id = o.conversation_id) + m.seq,
       m.by_whom, m.body, m.at, m.request_key
     from conversation g join conversation_message m using (conversation_id), own o where g.owner_id = $1
     on conflict (conversation_id, request_key) do nothing
   ), joined as (
     update conversation o set written_at = greatest(o.written_at, g.written_at), mail_due_at = least(o.mail_due_at, g.mail_due_at),
       mail_attempts = case when g.mail_due_at is null then o.mail_attempts else 0 end
     from conversation g where o.owner_id = $2 and g.owner_id = $1
   ), gone as (
     delete from conversation where owner_id = $1 and exists (select from own)
   )
   update conversation set owner_id = $2 where owner_id = $1 and not exists (select from own)`,
);

export interface OpenChatRow {
  readonly conversation_id: string;
  readonly tenant: string;
  readonly locale: string;
  readonly name: string;
  readonly messages: ChatRow['messages'];
}

/** Conversations whose last message is the shopper's. */
export const OPEN_CHATS = statement<OpenChatRow>(
  'open_chats',
  `select c.conversation_id, c.tenant, c.locale, c.name, ${MESSAGES} from conversation c
   join lateral (select by_whom, at from conversation_message m where m.conversation_id = c.conversation_id order by seq desc limit 1) l on true
   where l.by_whom = 'shopper' order by l.at, c.conversation_id`,
);

/** Deletes conversations without messages since $1, with their messages. */
export const FORGET_CHATS = statement<unknown>('forget_chats', 'delete from conversation where written_at < $1');
