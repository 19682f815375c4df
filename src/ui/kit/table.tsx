// A ruled table; on sm and xs each row becomes a card with labels.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { SortDownIcon, SortIcon, SortUpIcon } from './icons.tsx';
import { Link } from './link.tsx';
import styles from './table.module.css';

export interface TableColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** right: numbers. */
  readonly align?: 'right' | undefined;
  /** This cell is the row's header. */
  readonly heads?: boolean | undefined;
  /** Full card width on small screens. */
  readonly full?: boolean | undefined;
  /** For controls: the label is for screen readers only. */
  readonly bare?: boolean | undefined;
  /** Sortable: by an address, or a press. */
  readonly sortTo?: string | undefined;
  readonly onSort?: (() => void) | undefined;
}

export interface TableProps<Row> {
  /** Accessible name. */
  readonly caption: string;
  readonly captionShown?: boolean | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** warn and bad color a row; on marks it as selected. */
  readonly toneOf?: ((row: Row) => 'warn' | 'bad' | 'on' | undefined) | undefined;
  readonly sorted?: { readonly column: string; readonly direction: 'ascending' | 'descending' } | undefined;
  readonly busy?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionShown, columns, rows, keyOf, toneOf, sorted, busy, className } = props;
  return (
    <div className={classNames(styles.sheet, className)}>
      <table className={styles.table} aria-busy={busy || undefined}>
        <caption className={captionShown ? styles.caption : 'sr'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}

                scope="col"
                className={column.align && styles[column.align]}
                aria-sort={sorted?.column === column.id ? sorted.direction : undefined}
              >
                <ColumnName column={column} direction={sorted?.column === column.id ? sorted.direction : undefined} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const tone = toneOf?.(row);
            return (
              <tr key={keyOf(row)} className={tone && styles[tone]}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: TableColumn<Row>; readonly row: Row }) {
  const classes = classNames(column.align && styles[column.align], (column.full || column.heads) && styles.full) || undefined;
  if (column.heads)
    return (
      <th scope="row" className={classes}>
        {column.cell(row)}
      </th>
    );
  return (
    <td className={classes} data-label={column.bare ? undefined : column.label}>
      {column.cell(row)}
    </td>
  );
}

type Direction = 'ascending' | 'descending' | undefined;

function ColumnName<Row>({ column, direction }: { readonly column: TableColumn<Row>; readonly direction: Direction }) {
  if (column.bare) return <span className="sr">{column.label}</span>;
  if (column.sortTo === undefined && !column.onSort) return column.label;
  const Arrow = direction === undefined ? SortIcon : direction === 'ascending' ? SortUpIcon : SortDownIcon;
  const content = (
    <>
      {column.label}
      <Arrow />
    </>
  );
  if (column.sortTo !== undefined)
    return (
      <Link to={column.sortTo} className={styles.sort} preventScrollReset>
        {content}
      </Link>
    );
  return (
    <button type="button" className={styles.sort} onClick={column.onSort}>
      {content}
    </button>
  );
}
