// On pages of lists, with a connection: has the browser prepare for a time without one, keeps the list that is shown, and sends what waits.
import { useEffect, useRef } from 'react';
import { keepList, type ListCopy } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './offline.module.css';
import { OFFLINE_SHOP } from './send-edits.ts';
import { useOffline } from './use-offline.ts';
import { useOfflineReady } from './use-offline-ready.ts';

interface OfflineBridgeProps {
  /** The list that the page shows; null on other pages of lists. A new object when the shop has sent it anew. */
  readonly list: ListCopy | null;
  /** Shows the lists as the shop has them now. */
  readonly onSent: () => void;
}

export function OfflineBridge({ list, onSent }: OfflineBridgeProps) {
  const t = useWords(offlineWords);
  useOfflineReady();
  const { kept, change, sending, sent } = useOffline(OFFLINE_SHOP, { onSent, keeps: true });
  const keep = useRef(change);
  useEffect(() => {
    keep.current = change;
  });
  useEffect(() => {
    if (list !== null) keep.current((now) => keepList(now, { ...list, savedAt: Date.now() }));
  }, [list]);
  if (kept === null || kept === 'unavailable' || sending) return null;
  const [n, troubles] = [kept.edits.length, kept.troubles.length];
  if (n + troubles === 0 && (sent?.applied ?? 0) === 0) return null;
  return (
    <div className={styles.bridge} role="status">
      {n + troubles === 0 ? (
        <Message tone="ok">{t('sentFromOffline', { n: sent?.applied ?? 0 })}</Message>
      ) : (
        <StillWaiting n={n} troubles={troubles} />
      )}
    </div>
  );
}

function StillWaiting({ n, troubles }: { readonly n: number; readonly troubles: number }) {
  const t = useWords(offlineWords);
  const paths = usePaths();
  return (
    <Message tone="warn" title={troubles > 0 ? t('bridgeTroubles', { n: troubles }) : t('bridgeWaiting', { n })}>
      <TextAction to={paths.offline()} asDocument>
        {t('look')}
      </TextAction>
    </Message>
  );
}
