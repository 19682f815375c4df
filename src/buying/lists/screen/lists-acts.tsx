// What can be done with a list in the table: buy all of it, delete it, or put the chosen item on it.
import type { ListSummary } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { IconButton } from '#ui/kit/icon-button';
import { TrashIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { ListForm, useBusy } from './list-form.tsx';
import type { ListsAsked } from './asked-lists.ts';
import styles from './lists.module.css';

export function ListActs({ list: { listId, name, itemCount, mayEdit } }: { readonly list: ListSummary }) {
  const t = useWords(listsWords);
  const busy = useBusy('toCart', { listId });
  return (
    <span className={styles.acts}>
      {itemCount > 0 && (
        <ListForm intent="toCart" fields={{ listId, listItemId: '' }}>
          <Button type="submit" size="small" busy={busy}>
            {t('addAll')}
            <span className="sr"> {t('about', { name })}</span>
          </Button>
        </ListForm>
      )}
      {mayEdit && (
        <ListForm intent="delete" fields={{ listId }} className={styles.last}>
          <IconButton type="submit" label={t('deleteNamed', { name })}>
            <TrashIcon />
          </IconButton>
        </ListForm>
      )}
    </span>
  );
}

export function ChooseHere({
  list: { listId, name, readOnly },
  asked: { item, qty },
}: {
  readonly list: ListSummary;
  readonly asked: ListsAsked;
}) {
  const t = useWords(listsWords);
  const busy = useBusy('addItem', { listId });
  if (readOnly) return t('readOnly');
  return (
    <ListForm intent="addItem" fields={{ listId, item, qty }}>
      <Button type="submit" size="small" busy={busy}>
        {t('chooseHere')}
        <span className="sr"> {t('about', { name })}</span>
      </Button>
    </ListForm>
  );
}
