import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './promise-lines.module.css';

export type PromiseLine = {
  readonly way: 'store' | 'truck';
  /** ok: available this way (green icon). no: unavailable, with the reason (rust icon). */
  readonly state: 'ok' | 'no';
  /** `<b>` marks the most important part. */
  readonly text: ReactNode;
};

export type PromiseLinesProps = { readonly lines: readonly PromiseLine[]; readonly className?: string | undefined };

/** Pickup and delivery of a product, for the shopper's own store and ZIP code. */
export const PromiseLines = ({ lines, className }: PromiseLinesProps) => (
  <ul className={classNames(styles.lines, className)}>
    {lines.map(({ way, state, text }) => (
      <li key={way} className={classNames(styles[state], styles[way])}>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
