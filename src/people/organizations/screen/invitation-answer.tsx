// What came of inviting somebody, and of what was done to an invitation.
import type { InvitationView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import type { Posted } from './posted.ts';
import styles from './people.module.css';

/** What was sent when an invitation was withdrawn; otherwise it is the id of the one that was mailed again. */
export const WITHDRAWN = 'withdrawn';

interface InvitationAnswerProps {
  readonly posted: Posted | undefined;
  /** Who has just been invited on the page before. */
  readonly invited: string | undefined;
  readonly invitations: readonly Pick<InvitationView, 'invitationId' | 'email'>[];
}

export function InvitationAnswer({ posted, invited, invitations }: InvitationAnswerProps) {
  const t = useWords(organizationsWords);
  const again = invitations.find(({ invitationId }) => invitationId === posted?.sent)?.email;
  const email = posted === undefined ? invited : again;
  const done = posted?.sent === WITHDRAWN ? t('invitationWithdrawn') : email !== undefined && t('invitationSent', { email });
  const text = posted?.problem ?? done;
  if (text === false) return null;
  return (
    <Message tone={typeof posted?.problem === 'string' ? 'bad' : 'ok'} live={posted !== undefined} className={styles.note}>
      {text}
    </Message>
  );
}
