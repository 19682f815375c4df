import { Children } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { LATER } from '#ui/page/later';
import styles from './tile-grid.module.css';

export type TileGridProps = {
  /** Tiles side by side on a wide screen; one less on md, two on sm. */
  readonly columns?: 3 | 4 | 5 | undefined;
  /** On a phone: `list` is one column with the picture left, `pair` two small tiles side by side. */
  readonly narrow?: 'list' | 'pair' | undefined;
  /** list: each tile is a row across the page. mini: {@link MiniTile}s side by side, two on md and sm, one on xs. */
  readonly layout?: 'list' | 'mini' | undefined;
  /**
   * chosen: each tile is a row across the page while the visitor wants that, on all but phones. So it is where the document says
   * `data-listing="rows"`, and where an `input[data-rows]` of the page is checked: it takes no script.
   */
  readonly rows?: 'chosen' | undefined;
  /** Names the list. */
  readonly label?: string | undefined;
  /** New tiles are on their way; the old ones stay until they come. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** Tiles as cells of one ruled sheet. */
export const TileGrid = ({ columns = 4, layout, narrow = 'list', rows, label, busy, children, className }: TileGridProps) => (
  <ul
    {...LATER}
    className={classNames(styles.grid, className)}
    data-columns={layout === 'list' ? undefined : columns}
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
