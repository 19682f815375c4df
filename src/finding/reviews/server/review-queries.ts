// All SQL of reviews.
import { statement } from '#platform/db';

export interface ReviewRow {
  readonly review_id: string;
  readonly author: string;
  readonly locale: string;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly verified: boolean;
  readonly written_at: Date;
  readonly helpful: number;
  readonly unhelpful: number;
}

export const DISTRIBUTION = statement<{ readonly stars: number; readonly many: number }>(
  'review_distribution',
  `select stars, count(*)::int as many from review where item_id = $1 and state = 'published' group by stars`,
);

/** $2 the reader's language; $3 stars or null; $4 sort; then size and offset. */
export const REVIEWS_OF = statement<ReviewRow>(
  'reviews_of',
  `select review_id, author, locale, stars, title, body, verified, written_at, helpful, unhelpful from review
   where item_id = $1 and state = 'published' and ($3::int is null or stars = $3)
   order by (left(locale, 2) = $2) desc,
     case $4 when 'helpful' then helpful - unhelpful when 'highest' then stars when 'lowest' then -stars else 0 end desc,
     written_at desc, review_id
   limit $5 offset $6`,
);

export const OWN_REVIEW = statement<
  Pick<ReviewRow, 'author' | 'stars' | 'title' | 'body'> & { readonly state: 'waiting' | 'published' | 'refused' }
>('own_review', 'select author, stars, title, body, state from review where profile_id = $1 and item_id = $2');

export const LAST_AUTHOR = statement<{ readonly author: string }>(
  'review_last_author',
  'select author from review where profile_id = $1 order by written_at desc limit 1',
);

interface NewReview {
  readonly reviewId: string;
  readonly itemId: string;
  readonly profileId: string;
  readonly author: string;
  readonly locale: string;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly verified: boolean;
  readonly now: Date;
}

/** A rewritten review needs a new decision, and loses its votes. */
export const WRITE_REVIEW = statement<{ readonly review_id: string }, NewReview>(
  'write_review',
  (p) => `with written as (
     insert into review (review_id, item_id, profile_id, author, locale, stars, title, body, verified, written_at)
     values (${p.reviewId}, ${p.itemId}, ${p.profileId}, ${p.author}, ${p.locale}, ${p.stars}, ${p.title}, ${p.body}, ${p.verified}, ${p.now})
     on conflict (profile_id, item_id) do update set author = excluded.author, locale = excluded.locale, stars = excluded.stars,
       title = excluded.title, body = excluded.body, verified = excluded.verified, written_at = excluded.written_at,
       state = 'waiting', decided_at = null, helpful = 0, unhelpful = 0
     returning review_id
   ), forgotten as (
     delete from review_vote v using written w where v.review_id = w.review_id
   ) select review_id from written`,
);

/** Serializes votes on a review: the second vote sees the first. */
export const LOCK_REVIEW = statement<unknown>('lock_review', 'select review_id from review where review_id = $1 for update');

/** Updates the counts by the vote's change; a repeated vote changes nothing. Ignores the author's votes, and votes on unpublished reviews. */
export const VOTE = statement<{ readonly helpful: number; readonly unhelpful: number }>(
  'review_vote',
  `with shown as (
     select review_id from review where review_id = $1 and state = 'published' and profile_id is distinct from $2
   ), before as (
     select helpful from review_vote where review_id = $1 and owner_id = $2
   ), vote as (
     insert into review_vote (review_id, owner_id, helpful) select review_id, $2, $3 from shown
     on conflict (review_id, owner_id) do update set helpful = excluded.helpful returning helpful
   )
   update review set
     helpful = review.helpful + (case when $3 then 1 else 0 end) - (case when (select helpful from before) then 1 else 0 end),
     unhelpful = review.unhelpful + (case when $3 then 0 else 1 end) - (case when not (select helpful from before) then 1 else 0 end)
   where review_id = (select review_id from shown) and exists (select from vote)
   returning helpful, unhelpful`,
);

export interface WaitingRow {
  readonly review_id: string;
  readonly item_id: string;
  readonly author: string;
  readonly locale: string;
  readonly stars: number;
  readonly verified: boolean;
  readonly title: string;
  readonly body: string;
  readonly written_at: Date;
}

export const WAITING_REVIEWS = statement<WaitingRow>(
  'waiting_reviews',
  `select review_id, item_id, author, locale, stars, verified, title, body, written_at from review where state = 'waiting' order by written_at, review_id`,
);

/** $1 review ids, $2 new states. */
export const DECIDE_REVIEWS = statement<{ readonly review_id: string }>(
  'decide_reviews',
  `update review r set state = d.state, decided_at = $3 from unnest($1::uuid[], $2::text[]) as d (review_id, state)
   where r.review_id = d.review_id returning r.review_id`,
);

/** $1 list of `ImportedReview`, each with its `reviewId`. */
export const IMPORT_REVIEWS = statement<unknown>(
  'import_reviews',
  `insert into review (review_id, item_id, author, locale, stars, title, body, verified, state, written_at, decided_at, helpful)
   select r."reviewId", r."itemId", r.author, r.locale, r.stars, r.title, r.body, false, 'published', r."writtenAt", r."writtenAt", r.helpful
   from jsonb_to_recordset($1::jsonb) as r ("reviewId" uuid, "itemId" text, author text, locale text, stars integer, title text, body text,
     "writtenAt" timestamptz, helpful integer)
   join known_item p on p.item_id = r."itemId"`,
);
