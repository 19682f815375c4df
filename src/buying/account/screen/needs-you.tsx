// What waits for the shopper: an organization's people for who manages them, and the shopper's own wish to join one.
import { accountPageWords } from '#buying/account/words';
import type { OwnJoinRequest } from '#people/join-requests/contract';
import { formatDate } from '#base/locale/rules';
import { ApprovalIcon, InvitationIcon, KeyIcon, OrganizationIcon, PeopleIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { Row, Rows } from './coming-up.tsx';

interface NeedsYouProps {
  /** Orders that wait for the person's decision. */
  readonly waiting: number;
  /** When the certificate of the organization's sign-on ends, if that is soon. */
  readonly certificateEnds: string | null;
  /** Addresses whose invitation ran out. */
  readonly expired: readonly string[];
  /** Names of people who ask to join. */
  readonly asking: readonly string[];
  /** Null when the person belongs to an organization. */
  readonly joining: OwnJoinRequest | null;
  readonly timeZone: string;
}

/** Renders nothing when nothing waits. */
export function NeedsYou({ waiting, certificateEnds, expired, asking, joining, timeZone }: NeedsYouProps) {
  const t = useWords(accountPageWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const named = (names: readonly string[]): string => new Intl.ListFormat(copyLocale, { type: 'conjunction' }).format(names);
  const own = joining === null || joining.state === 'none' ? null : joining;
  if (waiting + expired.length + asking.length === 0 && own === null && certificateEnds === null) return null;
  return (
    <Rows id="needs-you" title={t('needsYou')}>
      {own !== null && <OwnRow joining={own} />}
      {waiting > 0 && (
        <Row icon={<ApprovalIcon />} title={t('ordersWait', { n: waiting })} detail={t('ordersWaitText')}>
          <LinkButton size="small" to={paths.approvals()}>
            {t('seeApprovals')}
          </LinkButton>
        </Row>
      )}
      {certificateEnds !== null && (
        <Row
          icon={<KeyIcon />}
          title={t('certificateEnds', { day: formatDate(new Date(certificateEnds), timeZone, copyLocale) })}
          detail={t('certificateEndsText')}
        >
          <LinkButton size="small" to={paths.signOnSettings()}>
            {t('addCertificate')}
          </LinkButton>
        </Row>
      )}
      {asking.length > 0 && (
        <Row icon={<PeopleIcon />} title={t('peopleAsk', { n: asking.length })} detail={named(asking)}>
          <LinkButton size="small" to={paths.joinRequests()}>
            {t('seeRequests')}
          </LinkButton>
        </Row>
      )}
      {expired.length > 0 && (
        <Row
          icon={<InvitationIcon />}
          title={t('invitationsExpired', { n: expired.length })}
          detail={t('invitationsExpiredText', { names: named(expired) })}
        >
          <LinkButton size="small" to={paths.people({ state: 'invited' })}>
            {t('seeInvitations')}
          </LinkButton>
        </Row>
      )}
    </Rows>
  );
}

function OwnRow({ joining: { state, organization } }: { readonly joining: OwnJoinRequest }) {
  const t = useWords(accountPageWords);
  const paths = usePaths();
  if (state === 'none') return null;
  return (
    <Row icon={<OrganizationIcon />} title={t(`join${state}`, { organization })} detail={t(`join${state}Text`)}>
      <LinkButton size="small" to={paths.joinRequest()}>
        {t(state === 'offer' ? 'askToJoin' : 'seeRequest')}
      </LinkButton>
    </Row>
  );
}
