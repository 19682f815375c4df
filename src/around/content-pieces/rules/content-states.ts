// The states of a version of a content item: written, reviewed by somebody else, published, withdrawn (HDR-6).
import type { StateEvent, StateTable } from '#base/state-table/rules';

/** `replaced`: a newer draft was written before this one was published. `published` ones stay so when a newer version is shown. */
export type ContentState = 'draft' | 'submitted' | 'approved' | 'rejected' | 'replaced' | 'published' | 'withdrawn';

interface Review {
  /** Who reviews is one of the reviewers. */
  readonly isReviewer: boolean;
  /** Who reviews neither wrote nor submitted it. */
  readonly isSomebodyElse: boolean;
  readonly hasComment: boolean;
}

interface ContentEvents {
  /** Its words are written anew, under the same number. */
  readonly write: StateEvent<'WAS_SUBMITTED'>;
  /** A newer draft is written in the place of one that somebody has looked at. */
  readonly replace: StateEvent<'NOT_SUBMITTED'>;
  readonly submit: StateEvent<'NO_DRAFT'>;
  readonly approve: StateEvent<'NOT_SUBMITTED' | 'NO_REVIEWER' | 'OWN_DRAFT', Review>;
  readonly reject: StateEvent<'NOT_SUBMITTED' | 'NO_REVIEWER' | 'NO_COMMENT', Review>;
  readonly publish: StateEvent<'NOT_APPROVED'>;
  /** It is shown no more: the version before it is, or nothing. */
  readonly withdraw: StateEvent<'NOT_PUBLISHED'>;
}

const isReviewer = { rule: 'a reviewer does it', reason: 'NO_REVIEWER', holds: (review: Review) => review.isReviewer } as const;
const reject = {
  to: 'rejected',
  guards: [isReviewer, { rule: 'a comment says why', reason: 'NO_COMMENT', holds: (review: Review) => review.hasComment }],
} as const;

export const CONTENT_STATES: StateTable<ContentState, ContentEvents> = {
  begins: 'draft',
  states: {
    draft: { write: { to: 'draft' }, submit: { to: 'submitted' } },
    submitted: {
      approve: {
        to: 'approved',
        guards: [
          isReviewer,
          { rule: 'who wrote or submitted it is somebody else', reason: 'OWN_DRAFT', holds: (review) => review.isSomebodyElse },
        ],
      },
      reject,
      replace: { to: 'replaced' },
    },
    approved: { publish: { to: 'published' }, reject, replace: { to: 'replaced' } },
    rejected: { submit: { to: 'submitted' }, replace: { to: 'replaced' } },
    replaced: {},
    published: { withdraw: { to: 'withdrawn' } },
    withdrawn: {},
  },
  otherwise: {
    write: 'WAS_SUBMITTED',
    replace: 'NOT_SUBMITTED',
    submit: 'NO_DRAFT',
    approve: 'NOT_SUBMITTED',
    reject: 'NOT_SUBMITTED',
    publish: 'NOT_APPROVED',
    withdraw: 'NOT_PUBLISHED',
  },
};
