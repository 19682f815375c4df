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

export interface SpanGridProps {
  readonly kind: SpanKind;
  /** Accessible name of the list. */
  readonly label?: string | undefined;
  /** One tile or banner each. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Tiles of one kind on the 12 columns. */
export const SpanGrid = ({ kind, label, children, className }: SpanGridProps) => (
  <ul className={classNames(styles.grid, className)} data-kind={kind} aria-label={label}>
    {Children.map(children, (child) => child && <li>{child}</li>)}
  </ul>
);
