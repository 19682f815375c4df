// An item of a list: picture, name, today's price, quantity and actions (LST-6).
import { useState, type ReactNode } from 'react';
import type { ListDetail, ListItem } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { UndoRow } from '#ui/kit/undo-row';
import { unbroken } from '#ui/kit/unbroken';
import { usePrice } from '#ui/page/use-price';
import { ListForm, useBusy } from './list-form.tsx';
import styles from './lists.module.css';
import { ItemQuantity } from './item-quantity.tsx';

interface ListItemRowProps {
  readonly item: ListItem;
  readonly list: Pick<ListDetail, 'listId' | 'readOnly'>;
}

export function ListItemRow({ item, list: { listId, readOnly } }: ListItemRowProps) {
  const t = useWords(listsWords);
  const price = usePrice();
  const paths = usePaths();
  const { name, listItemId, addable } = item;
  const fields = { listId, listItemId };
  const adding = useBusy('toCart', fields);
  const leaving = useBusy('remove', fields);
  return (
    <li className={styles.item} aria-busy={leaving || undefined}>
      <Picture src={item.imageUrl ?? ''} alt="" width={88} height={88} ground className={styles.picture} />
      <ItemWords item={item}>
        {!readOnly && (
          <ListForm intent="remove" fields={fields}>
            <TextAction type="submit" busy={leaving} about={t('about', { name })}>
              {t('remove')}
            </TextAction>
          </ListForm>
        )}
      </ItemWords>
      {readOnly ? (
        <span className={styles.quantity}>{t('quantityIs', { n: item.qty })}</span>
      ) : (
        <ItemQuantity item={item} listId={listId} />
      )}
      <div className={styles.price}>
        <b className="num">{price(item.finalPrice)}</b>
        {item.addQty > 1 && item.finalPricePerUnit !== null && (
          <span className={styles.meta}>{t('each', { price: price(item.finalPricePerUnit) })}</span>
        )}
      </div>
      <div className={styles.add}>
        {addable && (
          <ListForm intent="toCart" fields={fields}>
            <Button type="submit" size="small" busy={adding}>
              {t('add')}
              <span className="sr"> {t('about', { name })}</span>
            </Button>
          </ListForm>
        )}
        {item.waitsFor !== null && (
          <LinkButton to={paths.stockAlert(item.addItemId)} size="small">
            {t(`alert.${item.waitsFor}`)}
            <span className="sr"> {t('about', { name })}</span>
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** Name, numbers and messages of an item. */
function ItemWords({ item, children }: { readonly item: ListItem; readonly children: ReactNode }) {
  const t = useWords(listsWords);
  const { name, url } = item;
  return (
    <div className={styles.words}>
      {url === null ? <b>{name}</b> : <Link to={url}>{name}</Link>}
      <p className={styles.meta}>
        {t('itemNumber', { itemId: item.itemId })}
        {item.customerSku !== null && <> · {unbroken(t('yourNumber', { sku: item.customerSku }))}</>}
        {item.pack !== null && <> · {item.pack}</>}
      </p>
      {item.replacedBy !== null && <p className={styles.remark}>{t('replacedBy', { name: item.replacedBy })}</p>}
      {item.messages.map(({ code, description }) => (
        <p key={code} className={styles.remark}>
          {description}
        </p>
      ))}
      {children}
    </div>
  );
}

interface RemovedItemProps {
  readonly listId: string;
  readonly undo: { readonly listItemId: string; readonly name: string };
}

export function RemovedItem({ listId, undo: { listItemId, name } }: RemovedItemProps) {
  const t = useWords(listsWords);
  const [over, setOver] = useState(false);
  if (over) return null;
  return (
    <ListForm intent="restoreItem" fields={{ listId, listItemId }} className={styles.notice}>
      <UndoRow undoLabel={t('undo')} undoType="submit" ms={10_000} onExpire={() => setOver(true)}>
        {t('removed', { name })}
      </UndoRow>
    </ListForm>
  );
}
