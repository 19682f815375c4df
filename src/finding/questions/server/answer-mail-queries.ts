// The SQL of the mails that tell askers about an answer.
import { statement } from '#platform/db';

/**
 * After a decision about the questions $1, at $2: queues the answer's mail for askers with an address, and deletes the address from the question;
 * refused questions lose it at once. A later correction of the answer finds no address and sends nothing.
 */
export const PUT_ANSWER_MAILS = statement<unknown>(
  'put_answer_mails',
  `with answered as (
     select question_id, asker_email from question
     where question_id = any ($1::uuid[]) and asker_email is not null and state = 'published' and answer is not null for update
   ), put as (
     insert into answer_mail (question_id, email, due_at) select question_id, asker_email, $2 from answered on conflict do nothing
   )
   update question set asker_email = null
   where asker_email is not null and question_id = any ($1::uuid[])
     and (state = 'refused' or question_id in (select question_id from answered))`,
);

export interface AnswerMailRow {
  readonly question_id: string;
  readonly email: string;
  readonly item_id: string;
  readonly tenant: 'consumer' | 'business';
  readonly state: 'waiting' | 'published' | 'refused';
  readonly author: string;
  readonly locale: string;
  readonly copy_locale: string | null;
  readonly body: string;
  readonly answer: string | null;
}

/** Claims up to $2 mails that are due at $1, for $3 seconds, doubled with every attempt; $4 attempts at most. */
export const CLAIM_ANSWER_MAILS = statement<AnswerMailRow>(
  'claim_answer_mails',
  `with due as (
     select question_id from answer_mail where due_at <= $1 and attempts < $4 order by due_at limit $2 for update skip locked
   ), claimed as (
     update answer_mail set attempts = attempts + 1, due_at = $1::timestamptz + make_interval(secs => $3 * power(2, attempts))
     where question_id in (select question_id from due) returning question_id, email
   )
   select c.question_id, c.email, q.item_id, q.tenant, q.state, q.author, q.locale, q.copy_locale, q.body, q.answer
   from claimed c join question q using (question_id)`,
);

export const END_ANSWER_MAIL = statement<unknown>('end_answer_mail', 'delete from answer_mail where question_id = $1');

/** Deletes addresses after the last attempt. */
export const FORGET_ANSWER_MAILS = statement<unknown>(
  'forget_answer_mails',
  'delete from answer_mail where due_at <= $1 and attempts >= $2',
);
