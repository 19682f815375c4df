// On the quick order page: offers the rows that were typed without a connection.
import { useEffect, useState } from 'react';
import { EMPTY, type KeptRow } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { changeKept, readKept } from './kept-store.ts';
import styles from './offline.module.css';
import { useOfflineReady } from './use-offline-ready.ts';

export function OfferedRows({ onTake }: { readonly onTake: (rows: readonly KeptRow[]) => void }) {
  const t = useWords(offlineWords);
  const [rows, setRows] = useState<readonly KeptRow[]>([]);
  useOfflineReady();
  useEffect(() => {
    // A browser that keeps nothing has nothing to offer.
    void readKept().then(
      (kept) => setRows(kept.rows),
      () => undefined,
    );
  }, []);
  if (rows.length === 0) return null;
  const end = (): void => {
    setRows(EMPTY.rows);
    void changeKept((kept) => ({ ...kept, rows: EMPTY.rows })).catch(() => undefined);
  };
  const take = (): void => {
    onTake(rows);
    end();
  };
  return (
    <div className={styles.bridge} role="status">
      <Message tone="info" title={t('offered', { n: rows.length })}>
        <span className={styles.acts}>
          <Button size="small" onClick={take}>
            {t('takeRows')}
          </Button>
          <Button size="small" onClick={end}>
            {t('dropRows')}
          </Button>
        </span>
      </Message>
    </div>
  );
}
