import type { ReactNode } from 'react';
import styles from './experiment.module.css';

interface ExperimentProps {
  /** The experiment's key. */
  readonly name: string;
  /** By variant; the first is the control, which everybody sees who does not take part. */
  readonly variants: readonly (readonly [variant: string, content: ReactNode])[];
}

/** A piece of a page in several variants, of which a browser shows one (EXP-1). On public pages too: all of them are in the page, hidden ones inert. */
export function Experiment({ name, variants }: ExperimentProps) {
  return (
    <div data-experiment={name} className={styles.box}>
      {variants.map(([variant, content], index) => (
        <div key={variant} data-variant={variant} className={styles.box} hidden={index > 0}>
          {content}
        </div>
      ))}
    </div>
  );
}
