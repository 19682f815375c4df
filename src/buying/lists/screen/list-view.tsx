// One list: its items at today's prices, and its actions (LST-6).
import type { ListDetail, ListSummary } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { formatDate } from '#base/locale/rules';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { EmptyState } from '#ui/kit/empty-state';
import { PrinterIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Picture } from '#ui/kit/picture';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import legalPad from './art/legal-pad.svg?url';
import { FavoriteStar } from './favorite-star.tsx';
import { AddItem, ListSettings } from './list-edit.tsx';
import { ListForm } from './list-form.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ListItemRow } from './list-item-row.tsx';
import { ListLink } from './list-link.tsx';
import { ListSum } from './list-sum.tsx';
import { MovedBack, RemovedItem } from './removed-item.tsx';
import { useLineSorting } from './use-line-sorting.ts';
import type { ListNote } from './list-note.ts';
import { ListNotice } from './list-notice.tsx';
import { ListType } from './lists-table.tsx';
import styles from './lists.module.css';

export interface ListViewProps {
  readonly list: ListDetail;
  /** Other lists that can take lines of it. */
  readonly others: readonly Pick<ListSummary, 'listId' | 'name'>[];
  readonly note: ListNote | undefined;
  readonly timeZone: string;
}

export function ListView({ list, others, note, timeZone }: ListViewProps) {
  const t = useWords(listsWords);
  const { items, listId, readOnly } = list;
  const sorting = useLineSorting(
    listId,
    items.map(({ listItemId }) => listItemId),
  );
  return (
    <>
      <ListHead list={list} timeZone={timeZone} />
      {readOnly && <Message className={styles.notice}>{t('readOnly')}</Message>}
      <ListNotice note={note} />
      {note?.moved !== undefined && <MovedBack moved={note.moved} />}
      {note?.undo !== undefined && <RemovedItem key={note.undo.listItemId} listId={listId} undo={note.undo} />}
      {items.length === 0 ? (
        <EmptyState picture={<Picture src={legalPad} alt="" width={160} height={160} />} title={t('noItems')}>
          {readOnly ? undefined : t('noItemsText')}
        </EmptyState>
      ) : (
        <Card as="div" flush className={styles.sheet}>
          <ul className={styles.items}>
            {items.map((item, at) => (
              <ListItemRow
                key={item.listItemId}
                item={item}
                list={list}
                timeZone={timeZone}
                ends={{ first: at === 0, last: at === items.length - 1 }}
                sorting={sorting}
              />
            ))}
          </ul>
          <BulkBar listId={listId} readOnly={readOnly} others={others} />
          <ListSum list={list} />
        </Card>
      )}
      {(!readOnly || list.mayEdit) && (
        <div className={styles.edit}>
          {!readOnly && <AddItem listId={listId} note={note} />}
          {list.mayEdit && <ListSettings list={list} note={note} />}
          {list.mayShare && <ListLink list={list} />}
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
      <p>
        <TextAction to={paths.lists(site.tenant)}>{t('back')}</TextAction>
      </p>
      <div className={styles.head}>
        <span className={styles.name}>
          <h1>{name}</h1>
          <FavoriteStar list={list} />
        </span>
        <div className={styles.buttons}>
          {itemCount > 0 && (
            <LinkButton to={paths.lists(site.tenant, { listId, print: 'true' })} size="small">
              <PrinterIcon />
              {t('print')}
            </LinkButton>
          )}
          {mayEdit && (
            <ListForm intent="delete" fields={{ listId }}>
              <Button type="submit" size="small">
                {t('delete')}
              </Button>
            </ListForm>
          )}
        </div>
      </div>
      <p className={styles.facts}>
        <ListType level={accessLevel} /> <span>{t('items', { n: itemCount })}</span>
        <span>{t('modifiedOn', { day: formatDate(new Date(modified), timeZone, copyLocale) })}</span>
      </p>
    </>
  );
}
