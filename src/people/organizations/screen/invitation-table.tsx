// Invitations that nobody has accepted yet.
import { Form } from 'react-router';
import type { GroupView, InvitationView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { formatDate } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { Table, type TableColumn } from '#ui/kit/table';
import { TextAction } from '#ui/kit/text-action';
import { useShop, useWords } from '#ui/page/shop';
import { FormAnswer } from './form-answer.tsx';
import { Rights } from './people-table.tsx';
import type { Posted } from './posted.ts';
import styles from './people.module.css';

interface InvitationTableProps {
  readonly invitations: readonly InvitationView[];
  readonly groups: readonly GroupView[];
  readonly timeZone: string;
  /** The organization's rights that can be withheld. */
  readonly withholdable: readonly string[];
  readonly mayChange: boolean;
  /** What came of pressing a button of one of them. */
  readonly posted?: Posted | undefined;
}

export function InvitationTable({ invitations, groups, timeZone, withholdable, mayChange, posted }: InvitationTableProps) {
  const t = useWords(organizationsWords);
  const { copyLocale } = useShop();
  // A date stays on one line.
  const day = (instant: string): string => formatDate(new Date(instant), timeZone, copyLocale).replaceAll(' ', '\u00A0');
  const actions = {
    id: 'actions',
    label: t('actions'),
    bare: true,
    full: true,
    cell: (invitation) => <Actions invitation={invitation} posted={posted?.sent === invitation.invitationId ? posted : undefined} />,
  } satisfies TableColumn<InvitationView>;
  return (
    <Table
      caption={t('invited')}
      captionShown
      rows={invitations}
      keyOf={({ invitationId }) => invitationId}
      columns={[
        { id: 'person', label: t('person'), heads: true, cell: ({ email }) => email },
        {
          id: 'role',
          label: t('roleAndGroup'),
          cell: ({ role, groupId }) => (
            <>
              {t(`role${role}`)}
              <span className={styles.small}>{groups.find((group) => group.groupId === groupId)?.name}</span>
            </>
          ),
        },
        {
          id: 'rights',
          label: t('rights'),
          cell: (invitation) => <Rights person={invitation} withholdable={withholdable} note={t('onceAccepted')} />,
        },
        {
          id: 'status',
          label: t('status'),
          full: true,
          cell: ({ isExpired, sentAt, expiresAt }) => (
            <>
              <Badge tone={isExpired ? 'bad' : 'pick'}>{t(isExpired ? 'expired' : 'invited')}</Badge>
              <span className={styles.small}>{t('sentGoodUntil', { sent: day(sentAt), until: day(expiresAt) })}</span>
            </>
          ),
        },
        ...(mayChange ? [actions] : []),
      ]}
    />
  );
}

interface ActionsProps {
  readonly invitation: InvitationView;
  /** What came of pressing one of its buttons. */
  readonly posted: Posted | undefined;
}

function Actions({ invitation: { invitationId, email }, posted }: ActionsProps) {
  const t = useWords(organizationsWords);
  return (
    <>
      <Form method="post" className={styles.acts} preventScrollReset>
        <input type="hidden" name="invitationId" value={invitationId} />
        <TextAction type="submit" name="intent" value="resend" about={t('forEmail', { email })}>
          {t('resend')}
        </TextAction>
        <TextAction type="submit" name="intent" value="withdraw" about={t('forEmail', { email })}>
          {t('withdraw')}
        </TextAction>
      </Form>
      {posted !== undefined && <FormAnswer posted={posted}>{t('invitationSent', { email })}</FormAnswer>}
    </>
  );
}
