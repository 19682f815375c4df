// All SQL of feedback.
import { statement } from '#platform/db';

interface NewFeedback {
  readonly feedbackId: string;
  readonly ownerId: string;
  readonly requestKey: string;
  readonly tenant: string;
  readonly locale: string;
  readonly topic: string;
  readonly rating: number | null;
  readonly body: string;
  readonly email: string | null;
  readonly page: string;
  readonly now: Date;
}

export const WRITE_FEEDBACK = statement<unknown, NewFeedback>(
  'write_feedback',
  (p) => `insert into feedback (feedback_id, owner_id, request_key, tenant, locale, topic, rating, body, email, page, at)
   values (${p.feedbackId}, ${p.ownerId}, ${p.requestKey}, ${p.tenant}, ${p.locale}, ${p.topic}, ${p.rating}, ${p.body}, ${p.email},
     ${p.page}, ${p.now}) on conflict (owner_id, request_key) do nothing`,
);

export interface FeedbackRow {
  readonly at: Date;
  readonly tenant: string;
  readonly locale: string;
  readonly topic: string;
  readonly rating: number | null;
  readonly body: string;
  readonly email: string | null;
  readonly page: string;
}

/** Since $1, latest first. */
export const FEEDBACK_SINCE = statement<FeedbackRow>(
  'feedback_since',
  'select at, tenant, locale, topic, rating, body, email, page from feedback where at >= $1 order by at desc, feedback_id',
);

export const FORGET_FEEDBACK = statement<unknown>('forget_feedback', 'delete from feedback where at < $1');
