import { Children } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { LATER } from '#ui/page/later';
import styles from './tile-grid.module.css';

export type TileGridProps = {
  /** Tiles per row on a wide screen; one less on md, two on sm. */
  readonly columns?: 3 | 4 | 5 | undefined;
  /** On a phone: `list` is one column with pictures on the left, `pair` two small tiles per row. */
  readonly narrow?: 'list' | 'pair' | undefined;
  /**
   * list: each tile is a row across the page. mini: {@link MiniTile}s, two per row on md and sm, one on xs. few: one to {@link MOST_OF_FEW} wide
   * tiles that share the whole sheet.
   */
  readonly layout?: 'list' | 'mini' | 'few' | undefined;
  /**
   * chosen: each tile is a row across the page if the visitor chose that, except on phones. CSS alone decides it: by `data-listing="rows"` on the
   * document, or a checked `input[data-rows]`.
   */
  readonly rows?: 'chosen' | undefined;
  /** Accessible name of the list. */
  readonly label?: string | undefined;
  /** New tiles are loading; the old ones stay until then. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** So many tiles look lost in the columns of a grid. */
export const MOST_OF_FEW = 3;

/** Tiles as cells of one ruled sheet. */
export const TileGrid = ({ columns = 4, layout, narrow = 'list', rows, label, busy, children, className }: TileGridProps) => (
  <ul
    {...LATER}
    className={classNames(styles.grid, className)}
    data-columns={layout === 'list' || layout === 'few' ? undefined : columns}
    data-layout={layout}
    data-narrow={narrow}
    data-rows={rows}
    aria-label={label}
    aria-busy={busy || undefined}
  >
    {Children.map(children, (child) => (
      <li className={styles.cell}>{child}</li>
    ))}
  </ul>
);
