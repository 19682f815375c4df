import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

export type PriceProps = {
  /** Formatted for the locale, or the text for a missing price ("Price N/A"). */
  readonly now: string;
  /** Screen reader text before `now` when there is a `was`: "Now". */
  readonly nowLabel?: string | undefined;
  readonly was?: string | undefined;
  /** Screen reader text before `was`. */
  readonly wasLabel?: string | undefined;
  /** "$0.009 / sheet" */
  readonly unit?: ReactNode;
  /** What is added for each unit: "+ $25.00 handling each". */
  readonly fee?: ReactNode;
  /** large: product page. small: a cart line. Default: a tile. */
  readonly size?: 'large' | 'small' | undefined;
  /** Stacked and right-aligned, as in a cart line. */
  readonly column?: boolean | undefined;
  /** Subdued, for a price that the total does not include. */
  readonly faint?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The current price, the former one, and the unit price. */
export const Price = (props: PriceProps) => (
  <div className={classNames(styles.box, props.column && styles.column, props.className)}>
    <span className={classNames(styles.price, props.size && styles[props.size], props.faint && styles.faint)}>
      {props.was && props.nowLabel && <span className="sr">{props.nowLabel} </span>}
      {props.now}
    </span>{' '}
    {props.was && (
      <span className={styles.was}>
        {props.wasLabel && <span className="sr">{props.wasLabel} </span>}
        <s>{props.was}</s>
      </span>
    )}
    {props.unit && <span className={classNames(styles.unit, props.size === 'large' && styles.beside)}>{props.unit}</span>}
    {props.fee && <span className={styles.fee}>{props.fee}</span>}
  </div>
);
