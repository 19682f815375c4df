// What typed words may mean: one press puts the right item on the list (LST-6).
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { useWords } from '#ui/page/shop';
import { ListForm, useBusy } from './list-form.tsx';
import type { FoundItem, ListNote } from './list-note.ts';
import styles from './lists.module.css';

interface FoundItemsProps {
  readonly listId: string;
  /** Says that they were found. */
  readonly text: string;
  readonly found: NonNullable<ListNote['found']>;
}

export const FoundItems = ({ listId, text, found: { qty, items } }: FoundItemsProps) => (
  <>
    <p role="status" className={styles.foundTitle}>
      {text}
    </p>
    <ul className={styles.found}>
      {items.map((item) => (
        <Found key={item.itemId} listId={listId} qty={qty} item={item} />
      ))}
    </ul>
  </>
);

function Found({ listId, qty, item: { itemId, name, pack } }: { readonly listId: string; readonly qty: string; readonly item: FoundItem }) {
  const t = useWords(listsWords);
  const fields = { listId, item: itemId, qty, found: 'yes' };
  const busy = useBusy('addItem', fields);
  return (
    <li>
      <span>
        {name}
        <small>{[pack, t('itemNumber', { itemId })].filter(Boolean).join(' · ')}</small>
      </span>
      <ListForm intent="addItem" fields={fields}>
        <Button type="submit" size="small" busy={busy}>
          {t('addFound')}
          <span className="sr"> – {name}</span>
        </Button>
      </ListForm>
    </li>
  );
}
