// The missing points drawer: a purchase that earned nothing, by its receipt (RWD-2). The list on the page says what becomes of it.
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { CLAIM_DAYS } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { usePaths, useWords } from '#ui/page/shop';
import { ClaimFields, type ClaimAnswer } from './claim-fields.tsx';
import styles from './overview.module.css';

export function MissingDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useWords(rewardsWords);
  const paths = usePaths();
  const sending = useFetcher<ClaimAnswer | { readonly done: true } | null>();
  const form = useRef<HTMLFormElement>(null);
  const { state } = sending;
  // Null after a reset.
  const data = sending.data ?? undefined;
  // Until then the page behind is loaded anew, with the claim in its list; a reset would stop that.
  const isIdle = state === 'idle';
  const isDone = isIdle && data !== undefined && 'done' in data;
  const answer = data === undefined || 'done' in data ? undefined : data;
  useEffect(() => {
    if (answer?.field !== undefined) form.current?.querySelector<HTMLElement>(`[name="${answer.field}"]`)?.focus();
  }, [answer]);
  const close = (): void => {
    onClose();
    // The next one begins with an empty form.
    if (isIdle) sending.reset();
  };
  return (
    <Drawer open={open} onClose={close} title={t(isDone ? 'missing.sent' : 'missing.title')} closeLabel={t('close')} done={isDone}>
      {isDone ? (
        <div className={styles.drawer}>
          <p>{t('missing.sentText')}</p>
          <Button onClick={() => sending.reset()} wide>
            {t('missing.another')}
          </Button>
          <Button onClick={close} wide>
            {t('close')}
          </Button>
        </div>
      ) : (
        <sending.Form ref={form} method="post" action={paths.rewards()} className={styles.drawer}>
          <p>{t('missing.lead', { days: CLAIM_DAYS })}</p>
          <input type="hidden" name="stay" value="yes" />
          <ClaimFields answer={answer} busy={!isIdle} />
        </sending.Form>
      )}
    </Drawer>
  );
}
