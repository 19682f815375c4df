// What came of an invitation that no longer has a row of its own, and who was invited on the page before.
import type { InvitationView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { FormAnswer } from './form-answer.tsx';
import type { Posted } from './posted.ts';
import styles from './people.module.css';

/** Values of `Posted.sent` beside the ids of invitations: an invitation was withdrawn; the rule about second steps was changed. */
export const WITHDRAWN = 'withdrawn';
export const SECOND_STEP = 'secondStep';

interface InvitationAnswerProps {
  readonly posted: Posted | undefined;
  readonly invitations: readonly Pick<InvitationView, 'invitationId'>[];
}

/** The answer about an invitation whose row is gone, above the table. */
export function InvitationAnswer({ posted, invitations }: InvitationAnswerProps) {
  const t = useWords(organizationsWords);
  if (posted === undefined || posted.sent === SECOND_STEP) return null;
  // An invitation that is still listed shows its answer in its own row.
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
