// Saved for later below the cart and in the mini cart (SFL-1): list, filter and search, moving one or all, removing with Undo.
import { memo, type ReactNode } from 'react';
import { savedWords } from '#buying/saved-for-later/words';
import { Button } from '#ui/kit/button';
import { MessageList } from '#ui/kit/message-list';
import { useWords } from '#ui/page/shop';
import { CartForm, listedMessage, useCart } from '#buying/cart/screen';
import type { SavedIntent } from './saved-forms.ts';
import styles from './saved-panel.module.css';
import { useSaved, useSavedCommands } from './use-saved.ts';
import { SavedItemsList } from './saved-items-list.tsx';
import { SavedFilters, NoMatch } from './saved-filters.tsx';
import { NothingSaved, SavedLoading, SavedFailed } from './saved-list-states.tsx';

/** A shorter list needs no filter. */
const FILTER_FROM = 4;

/** The compact form inside the mini cart. */
export function SavedPanel() {
  const { status, itemList, removed } = useSaved();
  if (status === 'unknown' || status === 'loading') return <SavedLoading />;
  if (status === 'failed') return <SavedFailed />;
  if (itemList.items.length === 0 && removed.length === 0) return <NothingSaved level={3} />;
  return (
    <div className={styles.small}>
      <MoveMessages />
      <SavedItemsList items={itemList.items} removed={removed} small />
      {itemList.items.length > 1 && <MoveAll />}
    </div>
  );
}

/** Below the cart. Renders nothing until something was saved. */
export const SavedSection = memo(function SavedSection({ unsaved }: { readonly unsaved: string | null }) {
  const t = useWords(savedWords);
  const { status, itemList, totalItems, removed, ui } = useSaved();
  if (status === 'failed')
    return (
      <section className={styles.section} aria-labelledby="saved-title">
        <h2 id="saved-title">{t('title')}</h2>
        <SavedFailed />
      </section>
    );
  if (totalItems === 0 && removed.length === 0 && unsaved === null) return null;
  const shown = new Set(itemList.filteredItems);
  const all = ui.filter === 'all' && ui.search === '';
  const items = all ? itemList.items : itemList.items.filter(({ listItemId }) => shown.has(listItemId));
  return (
    <section className={styles.section} aria-labelledby="saved-title" id="saved-for-later">
      <div className={styles.head}>
        <h2 id="saved-title">{t('title')}</h2>
        <p>{t('count', { n: totalItems })}</p>
        {totalItems > 1 && <MoveAll />}
      </div>
      {totalItems >= FILTER_FROM && <SavedFilters />}
      <MoveMessages />
      {unsaved !== null && <ResaveForm listItemId={unsaved} />}
      <SavedItemsList items={items} removed={all ? removed : []} />
      {items.length === 0 && !all && <NoMatch />}
    </section>
  );
});

/** Undo of a removal, without JavaScript. */
function ResaveForm({ listItemId }: { readonly listItemId: string }) {
  const t = useWords(savedWords);
  const { resave } = useSavedCommands();
  return (
    <noscript>
      <CartForm<SavedIntent> intent="resave" fields={{ listItemId }} onSubmit={() => void resave({ listItemId })}>
        <Button type="submit">{t('undo')}</Button>
      </CartForm>
    </noscript>
  );
}

function MoveAll() {
  const t = useWords(savedWords);
  const { toCart } = useSavedCommands();
  const { busy } = useCart();
  return (
    <CartForm<SavedIntent> intent="allToCart" onSubmit={() => void toCart({ listItemIds: null })} className={styles.moveAll}>
      <Button type="submit" size="small" busy={busy}>
        {t('moveAll')}
      </Button>
    </CartForm>
  );
}

/** Messages of the last move about items that stayed on the list. */
function MoveMessages(): ReactNode {
  const t = useWords(savedWords);
  const { messages } = useSaved();
  return (
    <MessageList
      messages={messages.filter(({ type }) => type !== 'info').map((message, at) => listedMessage(message, at, t('failed')))}
      className={styles.said}
    />
  );
}
