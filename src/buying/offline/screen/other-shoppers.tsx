// Somebody's session ended with changes that were not sent: says that they wait, and nothing of what they are.
import type { Kept } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { wayBack } from '#people/sessions/screen';
import { usePaths, useShop, useWords } from '#ui/page/shop';

interface OtherShoppersProps {
  readonly kept: Pick<Kept, 'owner' | 'sealed'>;
  readonly online: boolean;
}

/** Who has signed in and is somebody else is told nothing. */
export function OtherShoppers({ kept: { owner, sealed }, online }: OtherShoppersProps) {
  const t = useWords(offlineWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  if (sealed.length === 0 || owner !== '') return null;
  return (
    <div role="status">
      <Message tone="warn" title={t('sealed')}>
        <p>{t('sealedText')}</p>
        {online && (
          <LinkButton to={paths.login(wayBack(tenant, paths.offline()))} size="small">
            {t('toSignIn')}
          </LinkButton>
        )}
      </Message>
    </div>
  );
}
