// All lists as a table: find, sort, favourite, open, add to the cart, delete (LST-2).
import { useNavigation } from 'react-router';
import type { ListOfLists } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { MOST_FAVORITES } from '#buying/lists/rules';
import { EmptyState } from '#ui/kit/empty-state';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Pager } from '#ui/kit/pager';
import { Picture } from '#ui/kit/picture';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import legalPad from './art/legal-pad.svg?url';
import { Deleted, LinksRule, SeveralToCart } from './lists-forms.tsx';
import type { ListNote } from './list-note.ts';
import { ListNotice } from './list-notice.tsx';
import { askedQuery, type ListsAsked } from './asked-lists.ts';
import { ListsFilter } from './lists-filter.tsx';
import { ListsTable } from './lists-table.tsx';
import styles from './lists.module.css';

export interface ListsViewProps {
  readonly lists: ListOfLists;
  readonly asked: ListsAsked;
  /** Name of the item to add to a list. */
  readonly chosen: string | null;
  readonly note: ListNote | undefined;
  readonly timeZone: string;
}

export function ListsView({ lists, asked, chosen, note, timeZone }: ListsViewProps) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { showCount } = lists;
  const { item, qty } = asked;
  const create = (
    <LinkButton to={paths.lists(tenant, { create: 'true', ...(chosen === null ? {} : { item, qty }) })} variant="primary">
      <PlusIcon />
      {t('create')}
    </LinkButton>
  );
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {showCount > 0 && create}
      </div>
      {chosen !== null && <Message className={styles.notice}>{t('chooseLead', { name: chosen })}</Message>}
      <ListNotice note={note} />
      {asked.deleted !== '' && <Deleted key={asked.deleted} listId={asked.deleted} />}
      {showCount === 0 ? (
        <EmptyState picture={<Picture src={legalPad} alt="" width={160} height={160} />} title={t('empty')} actions={create}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <FoundLists lists={lists} asked={asked} isChoosing={chosen !== null} timeZone={timeZone} />
      )}
      {lists.linksAllowed !== null && chosen === null && <LinksRule allowed={lists.linksAllowed} />}
    </>
  );
}

interface FoundListsProps extends Pick<ListsViewProps, 'lists' | 'asked' | 'timeZone'> {
  /** The shopper chooses a list for an item. */
  readonly isChoosing: boolean;
}

/** The lists that search and filter leave. */
function FoundLists({ lists, asked, isChoosing, timeZone }: FoundListsProps) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const busy = useNavigation().state === 'loading';
  const { shoppingLists, metadata, showCount, favorites } = lists;
  const { page, pages } = metadata.pagination;
  const { item, qty } = asked;
  return (
    <>
      <ListsFilter asked={asked} levels={lists.availableAccessLevel} />
      {shoppingLists.length === 0 ? (
        <EmptyState
          title={t('found', { n: 0 })}
          actions={<LinkButton to={paths.lists(tenant, isChoosing ? { item, qty } : {})}>{t('showAll')}</LinkButton>}
        />
      ) : (
        <ListsTable lists={shoppingLists} asked={asked} choosing={isChoosing} timeZone={timeZone} busy={busy} />
      )}
      {!isChoosing && <SeveralToCart />}
      <p className={styles.counts} role="status">
        {asked.search === '' && asked.access === ''
          ? t('counts', { n: showCount, marked: favorites.length, most: MOST_FAVORITES })
          : shoppingLists.length > 0 && t('found', { n: metadata.totalItems })}
      </p>
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.lists(tenant, askedQuery({ ...asked, page: String(number) }))}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}
