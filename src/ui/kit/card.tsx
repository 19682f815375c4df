import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

export type CardProps = Omit<ComponentProps<'section'>, 'style'> & {
  readonly as?: 'section' | 'div' | 'li' | undefined;
  /** open: the current step. info: on ballpoint blue. sunken: subdued, inside a sheet. flush: no padding. */
  readonly variant?: 'open' | 'info' | 'sunken' | undefined;
  readonly flush?: boolean | undefined;
};

/** A white sheet on the page. One topic per sheet; sheets do not nest. */
export function Card({ as: Element = 'section', variant, flush, className, ref, ...rest }: CardProps) {
  const classes = classNames(styles.card, variant && styles[variant], flush && styles.flush, className);
  // The three elements accept the same attributes; only the type of `ref` differs.
  return <Element {...rest} ref={ref as never} className={classes} />;
}
