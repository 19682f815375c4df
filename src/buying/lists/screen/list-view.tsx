// One list: its items at today's prices, and its actions (LST-6).
import type { ListDetail } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { formatDate } from '#base/locale/rules';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { EmptyState } from '#ui/kit/empty-state';
import { Message } from '#ui/kit/message';
import { Picture } from '#ui/kit/picture';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { usePrice } from '#ui/page/use-price';
import legalPad from './art/legal-pad.svg?url';
import { FavoriteStar } from './favorite-star.tsx';
import { AddItem, ListSettings } from './list-edit.tsx';
import { ListForm, useBusy } from './list-form.tsx';
import { ListItemRow, RemovedItem } from './list-item-row.tsx';
import type { ListNote } from './list-note.ts';
import { ListNotice } from './list-notice.tsx';
import { ListType } from './lists-table.tsx';
import styles from './lists.module.css';

export interface ListViewProps {
  readonly list: ListDetail;
  readonly note: ListNote | undefined;
  readonly timeZone: string;
}

export function ListView({ list, note, timeZone }: ListViewProps) {
  const t = useWords(listsWords);
  const { items, listId, readOnly } = list;
  return (
    <>
      <ListHead list={list} timeZone={timeZone} />
      {readOnly && <Message className={styles.notice}>{t('readOnly')}</Message>}
      <ListNotice note={note} />
      {note?.undo !== undefined && <RemovedItem key={note.undo.listItemId} listId={listId} undo={note.undo} />}
      {items.length === 0 ? (
        <EmptyState picture={<Picture src={legalPad} alt="" width={160} height={160} />} title={t('noItems')}>
          {readOnly ? undefined : t('noItemsText')}
        </EmptyState>
      ) : (
        <Card as="div" flush className={styles.sheet}>
          <ul className={styles.items}>
            {items.map((item) => (
              <ListItemRow key={item.listItemId} item={item} list={list} />
            ))}
          </ul>
          <ListSum list={list} />
        </Card>
      )}
      {(!readOnly || list.mayEdit) && (
        <div className={styles.edit}>
          {!readOnly && <AddItem listId={listId} note={note} />}
          {list.mayEdit && <ListSettings list={list} note={note} />}
        </div>
      )}
    </>
  );
}

function ListHead({ list, timeZone }: { readonly list: ListDetail; readonly timeZone: string }) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { copyLocale, site } = useShop();
  const { listId, name, accessLevel, itemCount, modified, mayEdit } = list;
  return (
    <>
      <TextAction to={paths.lists(site.tenant)}>{t('back')}</TextAction>
      <div className={styles.head}>
        <span className={styles.name}>
          <h1>{name}</h1>
          <FavoriteStar list={list} />
        </span>
        {mayEdit && (
          <ListForm intent="delete" fields={{ listId }}>
            <Button type="submit" size="small">
              {t('delete')}
            </Button>
          </ListForm>
        )}
      </div>
      <p className={styles.facts}>
        <ListType level={accessLevel} /> <span>{t('items', { n: itemCount })}</span>
        <span>{t('modifiedOn', { day: formatDate(new Date(modified), timeZone, copyLocale) })}</span>
      </p>
    </>
  );
}

function ListSum({ list: { listId, subtotal } }: { readonly list: ListDetail }) {
  const t = useWords(listsWords);
  const price = usePrice();
  const fields = { listId, listItemId: '' };
  const busy = useBusy('toCart', fields);
  return (
    <div className={styles.sum}>
      {subtotal !== null && (
        <p>
          {t('subtotal')} <b className="num">{price(subtotal)}</b>
        </p>
      )}
      <ListForm intent="toCart" fields={fields}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('addAll')}
        </Button>
      </ListForm>
    </div>
  );
}
