import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './promise-lines.module.css';

export type PromiseLine = {
  readonly way: 'store' | 'truck';
  /** ok: can be had this way (green icon). no: cannot, and the words say why (rust icon). */
  readonly state: 'ok' | 'no';
  /** Bold what is most wanted with `<b>`. */
  readonly text: ReactNode;
};

export type PromiseLinesProps = { readonly lines: readonly PromiseLine[]; readonly className?: string | undefined };

/** How and when a product can be had, for the shopper's own store and zip. */
export const PromiseLines = ({ lines, className }: PromiseLinesProps) => (
  <ul className={classNames(styles.lines, className)}>
    {lines.map(({ way, state, text }) => (
      <li key={way} className={classNames(styles[state], styles[way])}>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
