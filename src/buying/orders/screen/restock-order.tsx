// Puts everything of an order on auto-restock (ATC-7).
import { useRestockDrawer } from '#buying/cart/screen';
import type { OrderDetail } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { useHasRight } from '#people/sessions/screen';
import { LinkButton } from '#ui/kit/link-button';
import { useWords } from '#ui/page/shop';

/** As many as a restock is started with at once. */
const MOST = 20;

export function RestockOrder({ shipments }: { readonly shipments: OrderDetail['shipments'] }) {
  const t = useWords(ordersWords);
  const lines = shipments.flatMap(({ lines: own }) => own).slice(0, MOST);
  const restock = useRestockDrawer(lines.map(({ itemId, qty }) => `${itemId}:${qty}`).join());
  if (!useHasRight('H_AR') || lines.length < 2) return null;
  return (
    <>
      <LinkButton {...restock.link}>{t('restockAll')}</LinkButton>
      {restock.drawer}
    </>
  );
}
