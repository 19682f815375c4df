// A group of choices with its own error, which the error summary leads to.
import type { ReactNode } from 'react';
import styles from './exemptions.module.css';

interface ChoicesProps {
  readonly legend: string;
  /** Where the error summary leads. */
  readonly id: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

export function Choices({ legend, id, hint, error, children }: ChoicesProps) {
  return (
    <fieldset id={id} tabIndex={-1} className={styles.block} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>
        {legend}
        {hint !== undefined && <span className={styles.small}>{hint}</span>}
      </legend>
      {children}
      <div aria-live="polite">
        {error !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
