// Notices above the rows: progress of the check, what was added, problems of a file.
import { useEffect, useRef, type RefObject } from 'react';
import { formatNumber } from '#base/locale/rules';
import { quickOrderWords } from '#buying/quick-order/words';
import { Button } from '#ui/kit/button';
import { ItemReasons } from '#ui/kit/item-reasons';
import { Message } from '#ui/kit/message';
import { Meter } from '#ui/kit/meter';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import styles from './quick-order.module.css';
import type { OrderNotice, QuickOrder } from './use-quick-order.ts';

export function OrderNotices({ order }: { readonly order: QuickOrder }) {
  const t = useWords(quickOrderWords);
  const { copyLocale } = useShop();
  const { progress, notice, state } = order;
  const box = useShownNotice(notice);
  const number = (value: number): string => formatNumber(value, copyLocale);
  return (
    <div ref={box} tabIndex={-1} className={styles.notices} aria-live="polite">
      {progress !== null && (
        <div className={styles.progress}>
          <p>{t('checkedOf', { n: number(progress.done), total: number(progress.total) })}</p>
          <Meter value={progress.done} max={progress.total} label={t('checking')} />
        </div>
      )}
      {notice !== null && <Notice notice={notice} order={order} />}
      {state.leftOut > 0 && (
        <Message tone="warn" title={t('tooMany')}>
          {t('tooManyText', { n: state.leftOut })}
        </Message>
      )}
      {state.cleared !== null && state.cleared.length > 0 && (
        <Message tone="info">
          {t('cleared', { n: state.cleared.length })} <TextAction onClick={order.restore}>{t('undo')}</TextAction>
        </Message>
      )}
    </div>
  );
}

/** Scrolls a new notice into view; when rows were added, it also takes the focus, because the pressed button may be gone. */
function useShownNotice(notice: OrderNotice | null): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const served = useRef(notice);
  useEffect(() => {
    if (notice === null || notice === served.current) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    if (notice.kind === 'added' && notice.n > 0) box.current?.focus({ preventScroll: true });
  }, [notice]);
  return box;
}

function Notice({ notice, order }: { readonly notice: OrderNotice; readonly order: QuickOrder }) {
  const t = useWords(quickOrderWords);
  const paths = usePaths();
  const { site } = useShop();
  switch (notice.kind) {
    case 'added':
      return notice.n === 0 ? null : (
        <Message tone={notice.differences.length === 0 ? 'ok' : 'warn'} title={t('added', { n: notice.n })}>
          {t('addedText', { left: notice.left })}{' '}
          <TextAction to={paths.cart(site.tenant, { viewcart: true })} rel="nofollow">
            {t('viewCart')}
          </TextAction>
          <ItemReasons reasons={notice.differences} />
        </Message>
      );
    case 'failed':
      return (
        <Message tone="bad" title={t('failed')}>
          {t('failedText')}{' '}
          <Button size="small" onClick={order.recheck}>
            {t('tryAgain')}
          </Button>
        </Message>
      );
    case 'refused':
      return <Message tone="bad">{notice.text}</Message>;
    case 'noRows':
      return (
        <Message tone="warn" title={t('noRows')}>
          {t('noRowsText')}
        </Message>
      );
    default:
      return (
        <Message tone="bad" title={t(notice.kind, { name: notice.name })}>
          {t(`${notice.kind}Text`)}
        </Message>
      );
  }
}
