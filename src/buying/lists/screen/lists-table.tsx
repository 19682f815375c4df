// The table of lists: name, day, type and actions (LST-2).
import type { ListSummary } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { formatDate } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { Table, type TableColumn } from '#ui/kit/table';
import { FavoriteStar } from './favorite-star.tsx';
import { ChooseHere, ListActs } from './lists-acts.tsx';
import { SEVERAL_FORM } from './lists-forms.tsx';
import { askedQuery, type ListsAsked } from './asked-lists.ts';
import styles from './lists.module.css';

interface ListsTableProps {
  readonly lists: readonly ListSummary[];
  readonly asked: ListsAsked;
  /** The shopper is choosing a list for an item. */
  readonly choosing: boolean;
  readonly timeZone: string;
  readonly busy: boolean;
}

export function ListsTable({ lists, asked, choosing, timeZone, busy }: ListsTableProps) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { copyLocale, site } = useShop();
  const [sortBy = '', order = ''] = (asked.sort === '' ? 'modified-descending' : asked.sort).split('-');
  /** Pressing the sorted column again reverses the order. */
  const sortTo = (column: string): string => {
    const next =
      column === sortBy ? (order === 'ascending' ? 'descending' : 'ascending') : column === 'modified' ? 'descending' : 'ascending';
    return paths.lists(site.tenant, askedQuery({ ...asked, page: '', sort: `${column}-${next}` }));
  };
  const columns: readonly TableColumn<ListSummary>[] = [
    {
      id: 'name',
      label: t('name'),
      heads: true,
      full: true,
      sortTo: sortTo('name'),
      cell: (list) => <ListName list={list} choosing={choosing} />,
    },
    {
      id: 'modified',
      label: t('modified'),
      sortTo: sortTo('modified'),
      cell: ({ modified }) => <span className="whole">{formatDate(new Date(modified), timeZone, copyLocale)}</span>,
    },
    { id: 'access', label: t('type'), sortTo: sortTo('access'), cell: (list) => <ListType level={list.accessLevel} /> },
    {
      id: 'actions',
      label: t('actions'),
      full: true,
      cell: (list) => (choosing ? <ChooseHere list={list} asked={asked} /> : <ListActs list={list} />),
    },
  ];
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={lists}
      keyOf={({ listId }) => listId}
      sorted={{ column: sortBy, direction: order === 'ascending' ? 'ascending' : 'descending' }}
      busy={busy}
      className={styles.table}
    />
  );
}

export function ListType({ level }: { readonly level: ListSummary['accessLevel'] }) {
  const t = useWords(listsWords);
  return <Badge tone={level === 'SHARED' ? 'new' : level === 'GLOBAL' ? 'line' : undefined}>{t(`type${level}`)}</Badge>;
}

function ListName({ list, choosing }: { readonly list: ListSummary; readonly choosing: boolean }) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { site } = useShop();
  return (
    <span className={styles.name}>
      {!choosing && list.itemCount > 0 && (
        <label className={styles.pick}>
          <input type="checkbox" name="listId" value={list.listId} form={SEVERAL_FORM} />
          <span className="sr">{t('choose', { name: list.name })}</span>
        </label>
      )}
      <FavoriteStar list={list} />
      <span>
        <Link to={paths.lists(site.tenant, { listId: list.listId })}>{list.name}</Link>
        <span className={styles.count}>{t('items', { n: list.itemCount })}</span>
      </span>
    </span>
  );
}
