// The SQL of questions and their votes.
import { statement } from '#platform/db';

export interface QuestionRow {
  readonly question_id: string;
  readonly author: string;
  readonly locale: string;
  readonly body: string;
  readonly asked_at: Date;
  readonly answer: string | null;
  readonly helpful: number;
  readonly unhelpful: number;
}

/** Items with published questions. */
export const ASKED_ABOUT = statement<{ readonly item_id: string }>(
  'questions_asked_about',
  `select distinct item_id from question where state = 'published'`,
);

/** The most helpful questions, $2 at most. */
export const QUESTIONS_OF = statement<QuestionRow>(
  'questions_of',
  `select question_id, author, locale, body, asked_at, answer, helpful, unhelpful from question
   where item_id = $1 and state = 'published' order by answer is null, helpful - unhelpful desc, asked_at desc, question_id limit $2`,
);

export const LAST_ASKER = statement<{ readonly author: string }>(
  'question_last_author',
  'select author from question where owner_id = $1 order by asked_at desc limit 1',
);

export const WAITING_OF_OWNER = statement<{ readonly many: number }>(
  'questions_waiting_of_owner',
  `select count(*)::int as many from question where owner_id = $1 and item_id = $2 and state = 'waiting'`,
);

/** Serializes simultaneous questions of one visitor, so that the count is right. */
export const LOCK_ASKER = statement<unknown>(
  'lock_question_owner',
  `select pg_advisory_xact_lock(hashtextextended('question ' || $1::text, 0))`,
);

interface NewQuestion {
  readonly questionId: string;
  readonly itemId: string;
  readonly ownerId: string;
  readonly author: string;
  readonly locale: string;
  readonly body: string;
  readonly now: Date;
  readonly email: string | null;
  readonly tenant: string;
  readonly copyLocale: string;
}

export const ASK = statement<unknown, NewQuestion>(
  'ask_question',
  (p) => `insert into question (question_id, item_id, owner_id, author, locale, body, asked_at, asker_email, tenant, copy_locale)
   values (${p.questionId}, ${p.itemId}, ${p.ownerId}, ${p.author}, ${p.locale}, ${p.body}, ${p.now}, ${p.email}, ${p.tenant}, ${p.copyLocale})`,
);

/** Serializes votes on a question: the second vote sees the first. */
export const LOCK_QUESTION = statement<unknown>('lock_question', 'select question_id from question where question_id = $1 for update');

/** Updates the counts by the vote's change; a repeated vote changes nothing. Ignores votes of the asker, and votes on unanswered questions. */
export const VOTE_ON_ANSWER = statement<{ readonly item_id: string; readonly helpful: number; readonly unhelpful: number }>(
  'question_vote',
  `with shown as (
     select question_id from question where question_id = $1 and state = 'published' and answer is not null and owner_id is distinct from $2
   ), before as (
     select helpful from question_vote where question_id = $1 and owner_id = $2
   ), vote as (
     insert into question_vote (question_id, owner_id, helpful) select question_id, $2, $3 from shown
     on conflict (question_id, owner_id) do update set helpful = excluded.helpful returning helpful
   )
   update question set
     helpful = question.helpful + (case when $3 then 1 else 0 end) - (case when (select helpful from before) then 1 else 0 end),
     unhelpful = question.unhelpful + (case when $3 then 0 else 1 end) - (case when not (select helpful from before) then 1 else 0 end)
   where question_id = (select question_id from shown) and exists (select from vote)
   returning item_id, helpful, unhelpful`,
);

export interface OpenQuestionRow {
  readonly question_id: string;
  readonly item_id: string;
  readonly state: 'waiting' | 'published';
  readonly author: string;
  readonly locale: string;
  readonly body: string;
  readonly asked_at: Date;
}

/** Questions without a review or an answer. */
export const OPEN_QUESTIONS = statement<OpenQuestionRow>(
  'open_questions',
  `select question_id, item_id, state, author, locale, body, asked_at from question
   where state = 'waiting' or (state = 'published' and answer is null) order by asked_at, question_id`,
);

/** $1 question ids, $2 new states, $3 answers; an empty answer keeps the old one. */
export const DECIDE_QUESTIONS = statement<{ readonly question_id: string }>(
  'decide_questions',
  `update question q set state = d.state, decided_at = $4,
     answer = coalesce(nullif(d.answer, ''), q.answer), answered_at = case when d.answer = '' then q.answered_at else $4 end
   from unnest($1::uuid[], $2::text[], $3::text[]) as d (question_id, state, answer)
   where q.question_id = d.question_id returning q.question_id`,
);

/** $1 list of `ImportedQuestion`, each with its `questionId`. */
export const IMPORT_QUESTIONS = statement<unknown>(
  'import_questions',
  `insert into question (question_id, item_id, author, locale, body, state, asked_at, decided_at, answer, answered_at, helpful)
   select q."questionId", q."itemId", q.author, q.locale, q.body, 'published', q."askedAt", q."askedAt", q.answer,
     case when q.answer is not null then q."askedAt" end, q.helpful
   from jsonb_to_recordset($1::jsonb) as q ("questionId" uuid, "itemId" text, author text, locale text, body text, "askedAt" timestamptz,
     answer text, helpful integer)
   join known_item p on p.item_id = q."itemId"`,
);
