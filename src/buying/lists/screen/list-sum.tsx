// The foot of a list: its total today, and what can be done with all of it.
import { useRestockDrawer } from '#buying/cart/screen';
import type { ListDetail } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { useHasRight } from '#people/sessions/screen';
import { Button } from '#ui/kit/button';
import { TextAction } from '#ui/kit/text-action';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { ListForm, useBusy } from './list-form.tsx';
import styles from './lists.module.css';

/** As many as a restock is started with at once. */
const MOST_RESTOCKED = 20;

export function ListSum({ list: { listId, subtotal, items } }: { readonly list: ListDetail }) {
  const t = useWords(listsWords);
  const price = usePrice();
  const mayRestock = useHasRight('H_AR');
  const restocked = items
    .slice(0, MOST_RESTOCKED)
    .map(({ itemId, qty }) => `${itemId}:${qty}`)
    .join();
  const restock = useRestockDrawer(restocked);
  const fields = { listId, listItemId: '' };
  const busy = useBusy('toCart', { ...fields, missing: '' });
  const filling = useBusy('toCart', { ...fields, missing: 'true' });
  const missing = items.filter((item) => (item.missing ?? 0) > 0).length;
  return (
    <div className={styles.sum}>
      {subtotal !== null && (
        <p>
          {t('subtotal')} <b className="num">{price(subtotal)}</b>
        </p>
      )}
      {mayRestock && <TextAction {...restock.link}>{t('restock')}</TextAction>}
      {restock.drawer}
      {missing > 0 && (
        <ListForm intent="toCart" fields={{ ...fields, missing: 'true' }}>
          <Button type="submit" busy={filling}>
            {t('addMissing', { n: missing })}
          </Button>
        </ListForm>
      )}
      <ListForm intent="toCart" fields={{ ...fields, missing: '' }}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('addAll')}
        </Button>
      </ListForm>
    </div>
  );
}
