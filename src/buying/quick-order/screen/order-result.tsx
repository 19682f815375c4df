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
import { usePrice } from '#ui/page/use-price';
import clipboard from './art/clipboard.svg?url';
import { ORDER_FIELDS } from './form-fields.ts';
import { OrderNotices } from './order-notices.tsx';
import { addable, toneOf, type OrderRow, type RowTone } from './order-rows.ts';
import { OrderTable } from './order-table.tsx';
import styles from './quick-order.module.css';
import type { QuickOrder } from './use-quick-order.ts';

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
            {(counts.attention > 0 || counts.changed > 0) && counts.ready > 0 && (
              <div role="group" aria-label={t('show')} className={styles.filters}>
                <Filter on={kind === 'all'} onPress={() => setFilter('all')} text={t('all', { n: rows.length })} />
                {counts.attention > 0 && (
                  <Filter on={kind === 'attention'} onPress={() => setFilter('attention')} text={t('attention', { n: counts.attention })} />
                )}
                {counts.changed > 0 && (
                  <Filter on={kind === 'changed'} onPress={() => setFilter('changed')} text={t('changed', { n: counts.changed })} />
                )}
              </div>
            )}
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
          <Foot order={order} />
        </>
      )}
    </section>
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

/** Always in view: the total of the good rows, and the button that adds them. */
function Foot({ order }: { readonly order: QuickOrder }) {
  const t = useWords(quickOrderWords);
  const price = usePrice();
  const good = addable(order.state.rows);
  const ids = new Set(good.map(({ id }) => id));
  const cents = order.state.rows.reduce((sum, { id, reply }) => sum + (ids.has(id) ? Math.round((reply?.finalPrice ?? 0) * 100) : 0), 0);
  const units = good.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <div className={styles.foot}>
      <p aria-live="polite">
        <span>{t('sum', { n: units })}</span> <b className="num">{price(cents / 100)}</b>
      </p>
      <Button
        type="submit"
        name={ORDER_FIELDS.intent}
        value="add"
        variant="primary"
        busy={order.adding > 0}
        off={good.length === 0 ? t('addOff') : undefined}
      >
        {order.adding > 0 ? t('adding', { n: order.adding }) : t('add', { n: good.length })}
      </Button>
    </div>
  );
}

function countsOf(rows: readonly OrderRow[]): Record<RowTone, number> {
  const counts = { ready: 0, changed: 0, attention: 0, unchecked: 0 };
  for (const row of rows) counts[toneOf(row)] += 1;
  return counts;
}
