import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tracking.module.css';

export interface TrackingProps {
  readonly label: string;
  readonly points: readonly {
    readonly id: string;
    readonly label: ReactNode;
    /** When or where: "Thu, Nov 19". */
    readonly detail?: ReactNode;
    readonly state: 'done' | 'current' | 'next';
  }[];
  /** Screen reader text per point: ", done", ", now". */
  readonly stateLabels: { readonly done: string; readonly current: string; readonly next: string };
  readonly className?: string | undefined;
}

/** A parcel's journey as dots on a line; vertical on a phone. */
export const Tracking = ({ label, points, stateLabels, className }: TrackingProps) => (
  <ol className={classNames(styles.track, className)} aria-label={label}>
    {points.map(({ id, label: words, detail, state }) => (
      <li key={id} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
        <b>{words}</b>
        <span className="sr">{stateLabels[state]}</span> {detail}
      </li>
    ))}
  </ol>
);
