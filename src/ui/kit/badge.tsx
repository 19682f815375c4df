import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

export type BadgeProps = {
  /** deal: saving. pick: best seller. new: new packaging, member. ok: contract, recycled. warn: limited. bad: discontinued. line: outlined. */
  readonly tone?: 'deal' | 'pick' | 'new' | 'ok' | 'warn' | 'bad' | 'line' | undefined;
  readonly children: ReactNode;
};

/** A short label; at most two on a tile: the saving, then one other. */
export const Badge = ({ tone, children }: BadgeProps) => <span className={classNames(styles.badge, tone && styles[tone])}>{children}</span>;
