import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

export type PriceProps = {
  /** As formatted for the locale, or the words that stand for a price ("Price N/A"). */
  readonly now: string;
  /** Read out before `now` when there is a `was`: "Now". */
  readonly nowLabel?: string | undefined;
  readonly was?: string | undefined;
  /** Read out before `was`. */
  readonly wasLabel?: string | undefined;
  /** "$0.009 / sheet" */
  readonly unit?: ReactNode;
  /** large: product page. small: a line. Otherwise a tile. */
  readonly size?: 'large' | 'small' | undefined;
  /** Stacked and set to the right, as in a cart line. */
  readonly column?: boolean | undefined;
  /** Quiet: not counted in the total. */
  readonly faint?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The price now, what it was, and the price of one unit. */
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
  </div>
);
