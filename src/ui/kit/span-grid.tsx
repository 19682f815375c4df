// The 12 columns of a page of content: what stands on them knows by its kind how many it takes on each screen (CAT-4).
import { Children, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './span-grid.module.css';

/** Tile kinds and banner layouts; how many columns each takes on lg, md, sm and xs stands in the style sheet. */
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
  /** Names the list. */
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
