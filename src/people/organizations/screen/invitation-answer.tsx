// What came of an invitation that no longer has a row of its own, and who was invited on the page before.
import type { InvitationView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { FormAnswer } from './form-answer.tsx';
import type { Posted } from './posted.ts';
import styles from './people.module.css';

/** What was sent when an invitation was withdrawn, or when everybody's second step was ruled; otherwise it is the id of an invitation. */
export const WITHDRAWN = 'withdrawn';
export const SECOND_STEP = 'secondStep';

interface InvitationAnswerProps {
  readonly posted: Posted | undefined;
  readonly invitations: readonly Pick<InvitationView, 'invitationId'>[];
}

/** Stands above the invitations: of a withdrawn one nothing else is left. */
export function InvitationAnswer({ posted, invitations }: InvitationAnswerProps) {
  const t = useWords(organizationsWords);
  if (posted === undefined || posted.sent === SECOND_STEP) return null;
  // One that is listed says it itself.
  if (invitations.some(({ invitationId }) => invitationId === posted.sent)) return null;
  if (posted.problem === null && posted.sent !== WITHDRAWN) return null;
  return <FormAnswer posted={posted}>{t('invitationWithdrawn')}</FormAnswer>;
}

/** `email`: who has just been invited on the page before. */
export function InvitedMessage({ email }: { readonly email: string | undefined }) {
  const t = useWords(organizationsWords);
  if (email === undefined) return null;
  return (
    <Message tone="ok" className={styles.note}>
      {t('invitationSent', { email })}
    </Message>
  );
}
