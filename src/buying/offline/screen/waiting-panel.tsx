// On any page of who has signed in: sends the changes that wait in this browser, says what came of it, and keeps a sign-out from deleting the rest unsaid.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { placeOf } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { splitLocale } from '#base/locale/rules';
import { ToastRegion } from '#ui/kit/toast-region';
import { usePaths, useWords } from '#ui/page/shop';
import { OFFLINE_SHOP } from './send-edits.ts';
import { useOffline } from './use-offline.ts';

export function WaitingPanel() {
  const { screen } = placeOf(splitLocale(useLocation().pathname).path, '');
  // Pages of lists send by themselves, and say it in their own place.
  return screen === 'lists' ? null : <Sending />;
}

function Sending() {
  const t = useWords(offlineWords);
  const paths = usePaths();
  const { kept, sending, sent } = useOffline(OFFLINE_SHOP);
  const [dismissed, setDismissed] = useState<unknown>(null);
  const [edits, troubles] = kept === null || kept === 'unavailable' ? [0, 0] : [kept.edits.length, kept.troubles.length];
  useHeldSignOut(edits + troubles > 0, paths.offline());
  if (sending || sent === null || sent === dismissed) return null;
  const look = { label: t('look'), onPress: () => location.assign(paths.offline()) };
  const toast =
    troubles > 0
      ? { id: 'offline', tone: 'bad' as const, text: t('bridgeTroubles', { n: troubles }), action: look }
      : sent.applied > 0
        ? { id: 'offline', tone: 'ok' as const, text: t('sentFromOffline', { n: sent.applied }) }
        : null;
  if (toast === null) return null;
  return <ToastRegion label={t('notices')} dismissLabel={t('dismissNotice')} onDismiss={() => setDismissed(sent)} toasts={[toast]} />;
}

/** Signing out clears this browser, so it first leads to what would be lost. Its forms say `data-ends-session`. */
function useHeldSignOut(holds: boolean, page: string): void {
  useEffect(() => {
    if (!holds) return undefined;
    const hold = (event: SubmitEvent): void => {
      if (!(event.target instanceof HTMLFormElement) || event.target.dataset['endsSession'] === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      location.assign(`${page}?leaving=true`);
    };
    document.addEventListener('submit', hold, true);
    return () => document.removeEventListener('submit', hold, true);
  }, [holds, page]);
}
