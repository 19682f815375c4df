// A line of a list: picture, name, today's price and the price then, quantity and actions (LST-6).
import type { ReactNode } from 'react';
import type { ListDetail, ListItem } from '#buying/lists/contract';
import { useRestockDrawer } from '#buying/cart/screen';
import { listsWords } from '#buying/lists/words';
import { useHasRight } from '#people/sessions/screen';
import { Button } from '#ui/kit/button';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { ListForm, useBusy } from './list-form.tsx';
import { ItemPrice } from './item-price.tsx';
import { ItemQuantity } from './item-quantity.tsx';
import { ItemWords } from './item-words.tsx';
import { BULK_FORM } from './bulk-bar.tsx';
import { LineNotes } from './line-notes.tsx';
import styles from './lists.module.css';
import type { LineSorting } from './use-line-sorting.ts';

interface ListItemRowProps {
  readonly item: ListItem;
  readonly list: Pick<ListDetail, 'listId' | 'readOnly'>;
  readonly timeZone: string;
  /** Whether it is the first or the last. */
  readonly ends: { readonly first: boolean; readonly last: boolean };
  readonly sorting: LineSorting;
}

export function ListItemRow({ item, list: { listId, readOnly }, timeZone, ends, sorting }: ListItemRowProps) {
  const t = useWords(listsWords);
  const { name, listItemId } = item;
  const fields = { listId, listItemId };
  const leaving = useBusy('remove', fields);
  const moved = readOnly ? {} : sorting.rowOf(listItemId);
  return (
    <li className={styles.item} aria-busy={leaving || undefined} {...moved}>
      <label className={styles.pick}>
        <input type="checkbox" name="listItemId" value={listItemId} form={BULK_FORM} />
        <span className="sr">{t('choose', { name })}</span>
      </label>
      <Picture src={item.imageUrl ?? ''} alt="" width={88} height={88} ground className={styles.picture} />
      <ItemWords item={item}>
        {!readOnly && (
          <>
            <span className={styles.rowActs}>
              <ListForm intent="remove" fields={fields}>
                <TextAction type="submit" busy={leaving} about={t('about', { name })}>
                  {t('remove')}
                </TextAction>
              </ListForm>
              {!ends.first && <Place fields={{ ...fields, by: 'up' }} about={t('about', { name })} words={t('moveUp')} />}
              {!ends.last && <Place fields={{ ...fields, by: 'down' }} about={t('about', { name })} words={t('moveDown')} />}
            </span>
            <LineNotes item={item} listId={listId} />
          </>
        )}
      </ItemWords>
      {readOnly ? (
        <span className={styles.quantity}>{t('quantityIs', { n: item.qty })}</span>
      ) : (
        <ItemQuantity item={item} listId={listId} />
      )}
      <ItemPrice item={item} timeZone={timeZone} />
      <ItemAdd item={item} listId={listId} />
    </li>
  );
}

/** Moves a line by one place, with the keyboard as with the pointer. */
function Place({ fields, about, words }: { readonly fields: Record<string, string>; readonly about: string; readonly words: ReactNode }) {
  const busy = useBusy('place', fields);
  return (
    <ListForm intent="place" fields={fields}>
      <TextAction type="submit" busy={busy} about={about}>
        {words}
      </TextAction>
    </ListForm>
  );
}

/** Starts an auto-restock of one line (ATC-7). */
function RestockItem({ item: { name, addItemId, qty } }: Pick<ListItemRowProps, 'item'>) {
  const t = useWords(listsWords);
  const restock = useRestockDrawer(`${addItemId}:${qty}`);
  if (!useHasRight('H_AR')) return null;
  return (
    <>
      <TextAction {...restock.link} about={t('about', { name })}>
        {t('restockItem')}
      </TextAction>
      {restock.drawer}
    </>
  );
}

function ItemAdd({ item, listId }: { readonly item: ListItem; readonly listId: string }) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const fields = { listId, listItemId: item.listItemId };
  const adding = useBusy('toCart', fields);
  const about = <span className="sr"> {t('about', { name: item.name })}</span>;
  return (
    <div className={styles.add}>
      {item.addable && (
        <ListForm intent="toCart" fields={fields}>
          <Button type="submit" size="small" busy={adding}>
            {t('add')}
            {about}
          </Button>
        </ListForm>
      )}
      {item.waitsFor !== null && (
        <LinkButton to={paths.stockAlert(item.addItemId)} size="small">
          {t(`alert.${item.waitsFor}`)}
          {about}
        </LinkButton>
      )}
      {item.addable && <RestockItem item={item} />}
    </div>
  );
}
