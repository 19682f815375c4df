// Rows of a quick order that are typed without a connection, and offered in quick order with one.
import { MOST_KEPT_ROWS, type Kept } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { Card } from '#ui/kit/card';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import { AddNumber } from './add-number.tsx';
import styles from './offline.module.css';
import type { Offline } from './use-offline.ts';

interface KeptRowsProps {
  readonly kept: Pick<Kept, 'rows'>;
  readonly offline: Pick<Offline, 'change' | 'online'>;
}

export function KeptRows({ kept: { rows }, offline: { change, online } }: KeptRowsProps) {
  const t = useWords(offlineWords);
  const paths = usePaths();
  const isFull = rows.length >= MOST_KEPT_ROWS;
  return (
    <Card aria-labelledby="offline-rows">
      <h2 id="offline-rows">{t('rows')}</h2>
      <p className={styles.meta}>{t('rowsText')}</p>
      <AddNumber
        full={isFull ? t('tooMany', { most: MOST_KEPT_ROWS }) : undefined}
        onAdd={(number, qty) => change((kept) => ({ ...kept, rows: [...kept.rows, { number, qty }].slice(0, MOST_KEPT_ROWS) }))}
      />
      <p role="status">{t('rowsKept', { n: rows.length })}</p>
      {rows.length > 0 && (
        <ul className={styles.lines}>
          {rows.map(({ number, qty }, at) => (
            <li key={at} className={styles.plain}>
              <span>
                <b>{t('itemNumber', { itemId: number })}</b> · {t('quantityIs', { n: qty })}
              </span>
              <TextAction
                about={t('about', { name: number })}
                onClick={() => change((kept) => ({ ...kept, rows: kept.rows.filter((_, place) => place !== at) }))}
              >
                {t('remove')}
              </TextAction>
            </li>
          ))}
        </ul>
      )}
      {online && rows.length > 0 && <TextAction to={paths.quickOrder()}>{t('toQuickOrder')}</TextAction>}
    </Card>
  );
}
