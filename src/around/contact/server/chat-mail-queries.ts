// SQL of the mails with staff's answers.
import { statement } from '#platform/db';

export interface ChatMailRow {
  readonly conversation_id: string;
  readonly tenant: 'consumer' | 'business';
  readonly locale: string;
  readonly copy_locale: string;
  readonly name: string;
  readonly email: string;
  /** The latest staff messages, up to `seq`. */
  readonly answer: string;
  readonly seq: number;
}

/** Claims up to $2 mails that are due at $1, for $3 seconds, doubled with every attempt; after $4 attempts they are no longer due. */
export const CLAIM_CHAT_MAILS = statement<ChatMailRow>(
  'claim_chat_mails',
  `with due as (
     select conversation_id from conversation c where mail_due_at <= $1
       and exists (select from conversation_message m where m.conversation_id = c.conversation_id and m.by_whom = 'staff')
     order by mail_due_at limit $2 for update skip locked
   ), claimed as (
     update conversation set mail_attempts = mail_attempts + 1,
       mail_due_at = case when mail_attempts + 1 < $4 then $1::timestamptz + make_interval(secs => $3 * power(2, mail_attempts)) end
     where conversation_id in (select conversation_id from due) returning *
   )
   select c.conversation_id, c.tenant, c.locale, c.copy_locale, c.name, c.email, said.answer, said.seq
   from claimed c
   cross join lateral (
     select max(seq) as seq from conversation_message m where m.conversation_id = c.conversation_id and m.by_whom = 'staff'
   ) last
   cross join lateral (
     select string_agg(m.body, E'\n\n' order by m.seq) as answer, max(m.seq) as seq from conversation_message m
     where m.conversation_id = c.conversation_id and m.seq <= last.seq
       and m.seq > coalesce((select max(s.seq) from conversation_message s
         where s.conversation_id = c.conversation_id and s.by_whom = 'shopper' and s.seq < last.seq), 0)
   ) said`,
);
