import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** Accessible name: "Checkout steps". */
  readonly label: string;
  readonly steps: readonly {
    readonly id: string;
    readonly label: ReactNode;
    readonly state: 'done' | 'current' | 'next';
    /** Link to change a finished step. */
    readonly to?: string | undefined;
  }[];
  /** Screen reader text after a finished step: ", done". */
  readonly doneLabel: string;
  readonly className?: string | undefined;
}

/** The current position in a series of steps, which match the sections below. */
export const Stepper = ({ label, steps, doneLabel, className }: StepperProps) => (
  <ol className={classNames(styles.steps, className)} aria-label={label}>
    {steps.map(({ id, label: words, state, to }) => (
      <li key={id} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
        {to === undefined ? words : <Link to={to}>{words}</Link>}
        {state === 'done' && <span className="sr">{doneLabel}</span>}
      </li>
    ))}
  </ol>
);
