// An item of a list: picture, name, today's price, quantity and actions (LST-6).
import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { ListDetail, ListItem } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { Quantity } from '#ui/kit/quantity';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { UndoRow } from '#ui/kit/undo-row';
import { unbroken } from '#ui/kit/unbroken';
import { usePrice } from '#ui/page/use-price';
import { ListFields, ListForm, useBusy } from './list-form.tsx';
import styles from './lists.module.css';

interface ListItemRowProps {
  readonly item: ListItem;
  readonly list: Pick<ListDetail, 'listId' | 'readOnly'>;
}

export function ListItemRow({ item, list: { listId, readOnly } }: ListItemRowProps) {
  const t = useWords(listsWords);
  const price = usePrice();
  const { name, url, listItemId, addable } = item;
  const fields = { listId, listItemId };
  const adding = useBusy('toCart', fields);
  const leaving = useBusy('remove', fields);
  return (
    <li className={styles.item} aria-busy={leaving || undefined}>
      <Picture src={item.imageUrl ?? ''} alt="" width={88} height={88} ground className={styles.picture} />
      <div className={styles.words}>
        {url === null ? <b>{name}</b> : <Link to={url}>{name}</Link>}
        <p className={styles.meta}>
          {t('itemNumber', { itemId: item.itemId })}
          {item.customerSku !== null && <> · {unbroken(t('yourNumber', { sku: item.customerSku }))}</>}
          {item.pack !== null && <> · {item.pack}</>}
        </p>
        {item.replacedBy !== null && <p className={styles.said}>{t('replacedBy', { name: item.replacedBy })}</p>}
        {item.messages.map(({ code, description }) => (
          <p key={code} className={styles.said}>
            {description}
          </p>
        ))}
        {!readOnly && (
          <ListForm intent="remove" fields={fields}>
            <TextAction type="submit" busy={leaving} about={t('about', { name })}>
              {t('remove')}
            </TextAction>
          </ListForm>
        )}
      </div>
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
      </div>
    </li>
  );
}

/** Saves itself; − and + are buttons of the form until hydration. */
function ItemQuantity({ item: { listItemId, name, qty }, listId }: { readonly item: ListItem; readonly listId: string }) {
  const t = useWords(listsWords);
  const fetcher = useFetcher();
  const wanted = Number(fetcher.formData?.get('qty') ?? qty);
  const fields = { listId, listItemId };
  const save = (next: number) => void fetcher.submit({ ...fields, intent: 'quantity', qty: next }, { method: 'post' });
  return (
    <fetcher.Form method="post" className={styles.quantity} aria-busy={fetcher.state !== 'idle' || undefined}>
      <ListFields intent="quantity" fields={fields} />
      {/* Enter in a field presses the form's first button, so that must not be the minus button. */}
      <input type="submit" hidden />
      <Quantity
        value={wanted}
        onChange={save}
        label={t('quantityOf', { name })}
        lessLabel={t('less', { name })}
        moreLabel={t('more', { name })}
        name="qty"
        stepName="step"
        size="small"
      />
      <noscript>
        <TextAction type="submit" about={t('about', { name })}>
          {t('update')}
        </TextAction>
      </noscript>
    </fetcher.Form>
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
    <ListForm intent="restoreItem" fields={{ listId, listItemId }} className={styles.told}>
      <UndoRow undoLabel={t('undo')} undoType="submit" ms={10_000} onExpire={() => setOver(true)}>
        {t('removed', { name })}
      </UndoRow>
    </ListForm>
  );
}
