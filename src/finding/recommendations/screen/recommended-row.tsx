// A personal row of recommendations.
import type { ReactNode } from 'react';
import { ProductRail, TileFactsProvider } from '#finding/tiles/screen';
import { usePageToggle } from '#people/toggles/screen';
import type { PlacementName } from '#finding/recommendations/rules';
import { useRows, type PersonalRow } from './use-rows.ts';

export interface RecommendedRowProps {
  readonly place: PlacementName;
  /** Items that the row relates to: the cart's lines. */
  readonly itemIds?: readonly string[];
  /** In place of the row's own. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/** Renders nothing when there is nothing to recommend, or the shop cannot be reached: the page works without it. */
export function RecommendedRow({ className, title, ...asked }: RecommendedRowProps) {
  const [row] = useRows(asked);
  return row === undefined ? null : <RowRail row={row} className={className} {...(title === undefined ? {} : { title })} />;
}

export interface RowRailProps {
  readonly row: PersonalRow;
  /** In place of the row's own. */
  readonly title?: string;
  readonly note?: string;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** One of the rows of `useRows`; nothing where the toggle of recommendations is off (USR-7). */
export function RowRail({ row: { place, scheme, tiles, ...row }, title = row.title, ...head }: RowRailProps) {
  const isOn = usePageToggle();
  if (!isOn('recommendations')) return null;
  return (
    <TileFactsProvider itemIds={tiles.map(({ itemId }) => itemId)}>
      <ProductRail {...head} title={title} tiles={tiles} counted={{ place, scheme }} />
    </TileFactsProvider>
  );
}
