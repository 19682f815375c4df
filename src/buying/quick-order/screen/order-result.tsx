// The checked rows: counts by state, the table, and the button that adds the good ones.
import { useState } from 'react';
import { quickOrderWords } from '#buying/quick-order/words';
import { Badge } from '#ui/kit/badge';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { EmptyState } from '#ui/kit/empty-state';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import clipboard from './art/clipboard.svg?url';
import { OrderNotices } from './order-notices.tsx';
import { toneOf, type OrderRow, type RowTone } from './order-rows.ts';
import { OrderTable } from './order-table.tsx';
import styles from './quick-order.module.css';
import type { QuickOrder } from './use-quick-order.ts';
import { OrderFoot } from './order-foot.tsx';

/** Rows rendered at once, because a thousand would block a phone. */
const PAGE = 100;

interface OrderResultProps {
  readonly order: QuickOrder;
  /** The rows came with the page, where a form without JavaScript needs them all. */
  readonly awaited: boolean;
}

export function OrderResult({ order, awaited }: OrderResultProps) {
  const t = useWords(quickOrderWords);
  const { rows } = order.state;
  const [filter, setFilter] = useState<RowTone | 'all'>('all');
  const [shown, setShown] = useState(awaited ? Infinity : PAGE);
  const counts = countsOf(rows);
  // After the last row of a kind is corrected, shows all rows again.
  const kind = filter !== 'all' && counts[filter] === 0 ? 'all' : filter;
  const wanted = kind === 'all' ? rows : rows.filter((row) => toneOf(row) === kind);
  return (
    <section className={styles.result} aria-label={t('title')}>
      <OrderNotices order={order} />
      {rows.length === 0 ? (
        <EmptyState
          picture={<Picture src={clipboard} alt="" width={160} height={160} />}
          title={t('nothing')}
          level={2}
          className={styles.none}
        >
          {t('nothingText')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.resultHead}>
            <h2>{t('checked', { n: rows.length - counts.unchecked })}</h2>
            <Tally counts={counts} />
          </div>
          <div className={styles.tools}>
            <RowFilters kind={kind} counts={counts} total={rows.length} onChoose={setFilter} />
            <TextAction onClick={order.clear} className={styles.clear}>
              {t('clear')}
            </TextAction>
          </div>
          <OrderTable rows={wanted.slice(0, shown)} all={rows} order={order} />
          {wanted.length > shown && (
            <Button wide onClick={() => setShown((now) => now + PAGE)}>
              {t('moreRows', { n: Math.min(PAGE, wanted.length - shown) })}
            </Button>
          )}
          <OrderFoot order={order} />
        </>
      )}
    </section>
  );
}

interface RowFiltersProps {
  readonly kind: RowTone | 'all';
  readonly counts: Readonly<Record<RowTone, number>>;
  readonly total: number;
  readonly onChoose: (kind: RowTone | 'all') => void;
}

/** Renders nothing while all rows are of one kind. */
function RowFilters({ kind, counts, total, onChoose }: RowFiltersProps) {
  const t = useWords(quickOrderWords);
  if ((counts.attention === 0 && counts.changed === 0) || counts.ready === 0) return null;
  return (
    <div role="group" aria-label={t('show')} className={styles.filters}>
      <Filter on={kind === 'all'} onPress={() => onChoose('all')} text={t('all', { n: total })} />
      {counts.attention > 0 && (
        <Filter on={kind === 'attention'} onPress={() => onChoose('attention')} text={t('attention', { n: counts.attention })} />
      )}
      {counts.changed > 0 && (
        <Filter on={kind === 'changed'} onPress={() => onChoose('changed')} text={t('changed', { n: counts.changed })} />
      )}
    </div>
  );
}

const Filter = ({ on, onPress, text }: { readonly on: boolean; readonly onPress: () => void; readonly text: string }) => (
  <Chip on={on} onPress={onPress}>
    {text}
  </Chip>
);

function Tally({ counts }: { readonly counts: Readonly<Record<RowTone, number>> }) {
  const t = useWords(quickOrderWords);
  return (
    <p role="status" className={styles.tally}>
      {counts.ready > 0 && <Badge tone="ok">{t('ready', { n: counts.ready })}</Badge>}
      {counts.changed > 0 && <Badge tone="warn">{t('changed', { n: counts.changed })}</Badge>}
      {counts.attention > 0 && <Badge tone="bad">{t('attention', { n: counts.attention })}</Badge>}
    </p>
  );
}

function countsOf(rows: readonly OrderRow[]): Record<RowTone, number> {
  const counts = { ready: 0, changed: 0, attention: 0, unchecked: 0 };
  for (const row of rows) counts[toneOf(row)] += 1;
  return counts;
}
