// The shopper wanted to sign out while changes wait here, which signing out would delete: they decide about them, or sign out all the same.
import { Form, useLocation } from 'react-router';
import type { Kept } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { usePaths, useShop, useWords } from '#ui/page/shop';

interface LeavingProps {
  readonly kept: Pick<Kept, 'edits' | 'troubles'>;
  readonly online: boolean;
}

export function Leaving({ kept: { edits, troubles }, online }: LeavingProps) {
  const t = useWords(offlineWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const isLeaving = new URLSearchParams(useLocation().search).get('leaving') === 'true';
  if (!isLeaving || !online) return null;
  const n = edits.length + troubles.length;
  return (
    <div role="status">
      <Message tone="warn" title={n > 0 ? t('leaving', { n }) : t('leavingNothing')}>
        <Form method="post" action={paths.account(tenant)} reloadDocument>
          <Button type="submit" size="small">
            {t(n > 0 ? 'signOutAnyway' : 'signOut')}
          </Button>
        </Form>
      </Message>
    </div>
  );
}
