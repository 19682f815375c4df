// Saved for later below the cart and in the mini cart (SFL-1): list, filter and search, moving one or all, removing with Undo.
import { memo, useState, type ReactNode } from 'react';
import type { SavedItem } from '#buying/saved-for-later/contract';
import { savedWords } from '#buying/saved-for-later/words';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { EmptyState } from '#ui/kit/empty-state';
import { Message } from '#ui/kit/message';
import { MessageList } from '#ui/kit/message-list';
import { useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import { TextInput } from '#ui/kit/text-input';
import { UndoRow } from '#ui/kit/undo-row';
import { CartForm, listed, useCart } from '#buying/cart/screen';
import { SavedItemRow } from './saved-item-row.tsx';
import type { SavedIntent } from './saved-forms.ts';
import styles from './saved-panel.module.css';
import type { RemovedSaved, SavedFilter } from './saved-slice.ts';
import { SAVED_VIEW, useSaved, useSavedCommands } from './use-saved.ts';

/** A shorter list needs no filter. */
const FILTER_FROM = 4;
/** Items rendered at once. */
const PAGE = 30;

/** The compact form inside the mini cart. */
export function SavedPanel() {
  const { status, itemList, removed } = useSaved();
  if (status === 'unknown' || status === 'loading') return <Loading />;
  if (status === 'failed') return <Failed />;
  if (itemList.items.length === 0 && removed.length === 0) return <Nothing level={3} />;
  return (
    <div className={styles.small}>
      <Said />
      <Items items={itemList.items} removed={removed} small />
      {itemList.items.length > 1 && <MoveAll />}
    </div>
  );
}

/** Below the cart. Nothing until something was saved. */
export const SavedSection = memo(function SavedSection({ unsaved }: { readonly unsaved: string | null }) {
  const t = useWords(savedWords);
  const { status, itemList, totalItems, removed, ui } = useSaved();
  if (status === 'failed')
    return (
      <section className={styles.section} aria-labelledby="saved-title">
        <h2 id="saved-title">{t('title')}</h2>
        <Failed />
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
      {totalItems >= FILTER_FROM && <Filters />}
      <Said />
      {unsaved !== null && <ResaveForm listItemId={unsaved} />}
      <Items items={items} removed={all ? removed : []} />
      {items.length === 0 && !all && <NoMatch />}
    </section>
  );
});

function Items({
  items,
  removed,
  small,
}: {
  readonly items: readonly SavedItem[];
  readonly removed: readonly RemovedSaved[];
  readonly small?: boolean;
}) {
  const t = useWords(savedWords);
  const { busyIds, itemList, totalItems } = useSaved();
  const [shown, setShown] = useState(PAGE);
  const rowsAt = (at: number, last: boolean) =>
    removed
      .filter(({ index }) => (last ? index >= at : index === at))
      .map((row) => (
        <li key={row.listItemId}>
          <RemovedSavedRow row={row} />
        </li>
      ));
  const drawn = items.slice(0, shown);
  const missing = Math.max(items.length, items === itemList.items ? totalItems : 0) - drawn.length;
  const more = () => {
    setShown((now) => now + PAGE);
    void SAVED_VIEW.load(true);
  };
  return (
    <>
      <ul className={styles.list}>
        {drawn.flatMap((item, at) => [
          ...rowsAt(at, false),
          <li key={item.listItemId}>
            <SavedItemRow item={item} busy={busyIds.has(item.listItemId)} small={small} />
          </li>,
        ])}
        {rowsAt(drawn.length, true)}
      </ul>
      {missing > 0 && <Button onClick={more}>{t('more', { n: Math.min(missing, PAGE) })}</Button>}
    </>
  );
}

function RemovedSavedRow({ row: { listItemId, name } }: { readonly row: RemovedSaved }) {
  const t = useWords(savedWords);
  const { resave } = useSavedCommands();
  return (
    <UndoRow undoLabel={t('undo')} onUndo={() => void resave({ listItemId })} onExpire={() => SAVED_VIEW.hideUndoRow(listItemId)}>
      {t('removed', { name })}
    </UndoRow>
  );
}

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

const FILTERS: readonly SavedFilter[] = ['all', 'priceDrop', 'inStock', 'outOfStock'];

function Filters() {
  const t = useWords(savedWords);
  const { ui } = useSaved();
  return (
    <div className={styles.filters}>
      <div role="group" aria-label={t('show')} className={styles.chips}>
        {FILTERS.map((filter) => (
          <Chip key={filter} on={ui.filter === filter} onPress={() => void SAVED_VIEW.look({ filter })}>
            {t(filter)}
          </Chip>
        ))}
      </div>
      <TextInput
        type="search"
        size="small"
        aria-label={t('search')}
        placeholder={t('search')}
        value={ui.search}
        maxLength={100}
        onChange={(event) => void SAVED_VIEW.look({ search: event.target.value })}
      />
    </div>
  );
}

/** Messages of the last move about items that stayed on the list. */
function Said(): ReactNode {
  const t = useWords(savedWords);
  const { messages } = useSaved();
  return (
    <MessageList
      messages={messages.filter(({ type }) => type !== 'info').map((message, at) => listed(message, at, t('failed')))}
      className={styles.said}
    />
  );
}

function NoMatch() {
  const t = useWords(savedWords);
  return (
    <p className={styles.noMatch}>
      {t('noMatch')}{' '}
      <Button size="small" onClick={() => void SAVED_VIEW.look({ filter: 'all', search: '' })}>
        {t('showAll')}
      </Button>
    </p>
  );
}

function Nothing({ level }: { readonly level: 2 | 3 }) {
  const t = useWords(savedWords);
  return (
    <EmptyState title={t('none')} level={level}>
      {t('noneText')}
    </EmptyState>
  );
}

const Loading = () => {
  const t = useWords(savedWords);
  return (
    <p className={styles.wait}>
      <Spinner label={t('loading')} />
    </p>
  );
};

function Failed() {
  const t = useWords(savedWords);
  const { problem } = useSaved();
  return (
    <div className={styles.failed}>
      <Message tone="bad" live>
        {problem === '' ? t('failed') : problem}
      </Message>
      <Button size="small" onClick={() => void SAVED_VIEW.load()}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
