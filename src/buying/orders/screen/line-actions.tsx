// What the owner can do with a line of a placed order: buy it again, cancel it.
import type { PlacedLine } from '#buying/orders/contract';
import { AddToList } from '#buying/lists/screen';
import { useRestockDrawer } from '#buying/cart/screen';
import { ordersWords } from '#buying/orders/words';
import { useHasRight } from '#people/sessions/screen';
import { TextAction } from '#ui/kit/text-action';
import { useWords } from '#ui/page/shop';
import { ConfirmStep } from './confirm-step.tsx';
import { OrderAgain } from './order-again.tsx';
import type { OtherSite } from './order-site.ts';
import styles from './order-view.module.css';

interface LineActionsProps {
  readonly line: PlacedLine;
  readonly isOwn: boolean;
  readonly other: OtherSite | null;
  readonly asking: Readonly<Record<string, string>>;
}

export function LineActions({ line, isOwn, other, asking }: LineActionsProps) {
  const t = useWords(ordersWords);
  const restock = useRestockDrawer(`${line.itemId}:${line.qty}`);
  const mayRestock = useHasRight('H_AR');
  return (
    <>
      {isOwn && <OrderAgain line={line} other={other} />}
      {isOwn && other === null && (
        <AddToList itemId={line.itemId} qty={line.qty} customization={line.customization ?? undefined} about={line.title}>
          {t('addToList')}
        </AddToList>
      )}
      {isOwn && other === null && mayRestock && (
        <>
          <TextAction {...restock.link} about={line.title}>
            {t('restock')}
          </TextAction>
          {restock.drawer}
        </>
      )}
      {line.returned > 0 && <span className={styles.returned}>{t('lineReturned', { n: line.returned })}</span>}
      {line.canCancel && (
        <ConfirmStep
          label={t('cancelLine')}
          about={line.title}
          question={t('cancelLineTitle')}
          lead={t('cancelLineLead')}
          confirm={t('cancelLineConfirm')}
          values={{ ...asking, intent: 'cancel', lineNo: String(line.lineNo) }}
        />
      )}
    </>
  );
}
