// "Messages" on the account page: a link that opens the drawer, whose code loads at first use; without script the page where most of them stand (RWD-3).
import { lazy, Suspense } from 'react';
import { accountPageWords } from '#buying/account/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';

const Drawer = lazy(async () => ({ default: (await import('./messages-drawer.tsx')).MessagesDrawer }));

interface MessagesLinkProps {
  readonly isMember: boolean;
  readonly inOrganization: boolean;
}

export function MessagesLink(whose: MessagesLinkProps) {
  const t = useWords(accountPageWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { used, open, show, close } = useSurface();
  return (
    <>
      <TextAction to={whose.inOrganization ? paths.account(tenant) : paths.rewards()} aria-haspopup="dialog" onClick={show}>
        {t('messages')}
      </TextAction>
      {used && (
        <Suspense>
          <Drawer open={open} onClose={close} {...whose} />
        </Suspense>
      )}
    </>
  );
}
