// Filters purchase orders by words and state. A plain GET form, so that every choice has an address and works without JavaScript.
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { ListFilter } from '#ui/kit/list-filter';
import { usePaths, useWords } from '#ui/page/shop';

interface Asked {
  readonly search: string;
  readonly show: string;
}

/** The filters that were given. */
export const given = ({ search, show }: Asked) => ({ search: search || undefined, show: show || undefined });

interface FilterProps {
  readonly asked: Asked;
  readonly counts: { readonly open: number; readonly nearlyUsed: number; readonly ended: number };
}

export function PurchaseOrdersFilter({ asked, counts: { open, nearlyUsed, ended } }: FilterProps) {
  const t = useWords(purchaseOrdersWords);
  const paths = usePaths();
  const chips = [
    ['', t('showAll', { n: open + ended })],
    ['open', t('showOpen', { n: open })],
    ['nearlyUsed', t('showNearlyUsed', { n: nearlyUsed })],
    ['ended', t('showEnded', { n: ended })],
  ] as const;
  return (
    <ListFilter
      label={t('find')}
      submitLabel={t('findSubmit')}
      search={asked.search}
      hint={t('findHint')}
      kept={{ show: asked.show }}
      chips={chips.map(([show, label]) => ({ label, to: paths.purchaseOrders(given({ ...asked, show })), on: asked.show === show }))}
    />
  );
}
