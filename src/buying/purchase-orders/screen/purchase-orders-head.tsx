// The head of the list of purchase orders: what it is, and the ways to open some.
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { PageHead } from '#ui/kit/page-head';
import { usePaths, useWords } from '#ui/page/shop';

interface HeadProps {
  readonly organization: string;
  readonly isEmpty: boolean;
  readonly manages: boolean;
}

export function PurchaseOrdersHead({ organization, isEmpty, manages }: HeadProps) {
  const t = useWords(purchaseOrdersWords);
  const paths = usePaths();
  return (
    <PageHead title={t('title')} lead={t('lead', { organization })}>
      {manages && <LinkButton to={paths.importPurchaseOrders()}>{t('import')}</LinkButton>}
      {!isEmpty && (
        <LinkButton to={paths.purchaseOrdersFile()} download>
          {t('export')}
        </LinkButton>
      )}
      {manages && !isEmpty && <AddButton />}
    </PageHead>
  );
}

export function AddButton() {
  const t = useWords(purchaseOrdersWords);
  return (
    <LinkButton to={usePaths().newPurchaseOrder()} variant="primary">
      <PlusIcon />
      {t('add')}
    </LinkButton>
  );
}
