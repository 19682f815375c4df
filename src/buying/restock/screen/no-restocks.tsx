// Where nothing comes by itself yet: where to begin.
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useShop } from '#ui/page/shop';
import { useRestockText } from './use-restock-text.ts';

export function NoRestocks({ percentOff }: { readonly percentOff: number }) {
  const { t } = useRestockText();
  const paths = usePaths();
  const { tenant } = useShop().site;
  const actions = (
    <>
      <LinkButton to={paths.orders()} variant="primary">
        {t('toOrders')}
      </LinkButton>
      <LinkButton to={paths.lists(tenant)}>{t('toLists')}</LinkButton>
    </>
  );
  return (
    <EmptyState title={t('empty')} actions={actions}>
      {t('emptyText', { percent: percentOff })}
    </EmptyState>
  );
}
