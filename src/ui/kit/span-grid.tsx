// The 12 columns of a content page: each kind of tile has its number of columns per screen size (CAT-4).
import { Children, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './span-grid.module.css';

/** Tile kinds and banner layouts; the style sheet has their columns on lg, md, sm and xs. */
export type SpanKind =
  | 'valueProposition'
  | 'quickLinks'
  | 'article'
  | 'productCard'
  | 'iconCard'
  | 'print'
  | 'shop'
  | 'hero'
  | 'twoAcross'
  | 'threeAcross'
  | 'fourAcross'
  | 'fullBleed'
  | 'promoMessage';

/** Screen sizes (APP-16). */
type Size = 'lg' | 'md' | 'sm' | 'xs';

/** A cell that differs from its kind. */
export interface SpanCell {
  /** Columns of 12: 3, 4, 6, 8 or 12. */
  readonly spans: Readonly<Record<Size, number>> | null;
  /** The sizes on which it is shown. */
  readonly screens: readonly Size[];
}

export interface SpanGridProps {
  readonly kind: SpanKind;
  /** Of each child, in their order. */
  readonly cells?: readonly SpanCell[] | undefined;
  /** Accessible name of the list. */
  readonly label?: string | undefined;
  /** One tile or banner each. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Tiles of one kind on the 12 columns. */
export const SpanGrid = ({ kind, cells, label, children, className }: SpanGridProps) => (
  <ul className={classNames(styles.grid, className)} data-kind={kind} aria-label={label}>
    {Children.map(children, (child, at) => child && <li {...cellOf(cells?.[at])}>{child}</li>)}
  </ul>
);

function cellOf(cell: SpanCell | undefined) {
  if (cell === undefined) return undefined;
  const { spans, screens } = cell;
  return {
    'data-screens': screens.join(' '),
    ...(spans !== null && { 'data-lg': spans.lg, 'data-md': spans.md, 'data-sm': spans.sm, 'data-xs': spans.xs }),
  };
}
