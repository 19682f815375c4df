// What an administrator should do about the organization's people.
import { accountPageWords } from '#buying/account/words';
import { InvitationIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { Row, Rows } from './coming-up.tsx';

/** Renders nothing when nothing waits. `expired`: addresses whose invitation ran out. */
export function NeedsYou({ expired }: { readonly expired: readonly string[] }) {
  const t = useWords(accountPageWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  if (expired.length === 0) return null;
  const names = new Intl.ListFormat(copyLocale, { type: 'conjunction' }).format(expired);
  return (
    <Rows id="needs-you" title={t('needsYou')}>
      <Row icon={<InvitationIcon />} title={t('invitationsExpired', { n: expired.length })} detail={t('invitationsExpiredText', { names })}>
        <LinkButton size="small" to={paths.people({ state: 'invited' })}>
          {t('seeInvitations')}
        </LinkButton>
      </Row>
    </Rows>
  );
}
