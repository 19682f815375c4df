import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

export type CardProps = Omit<ComponentProps<'section'>, 'style'> & {
  readonly as?: 'section' | 'div' | 'li' | undefined;
  /** open: the step being worked on. info: on ballpoint blue. sunken: quiet, inside a sheet. flush: no padding. */
  readonly variant?: 'open' | 'info' | 'sunken' | undefined;
  readonly flush?: boolean | undefined;
};

/** A white sheet on the page. One idea per sheet; never a sheet in a sheet. */
export function Card({ as: Element = 'section', variant, flush, className, ref, ...rest }: CardProps) {
  const classes = classNames(styles.card, variant && styles[variant], flush && styles.flush, className);
  // The three elements share the attributes that are passed; only the type of `ref` differs.
  return <Element {...rest} ref={ref as never} className={classes} />;
}
