import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { ErrorIcon } from './icons.tsx';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  /** "Two things need a change." */
  readonly title: ReactNode;
  /** One per field, in the order of the form; `fieldId` is the id of its Field. */
  readonly errors: readonly { readonly fieldId: string; readonly text: ReactNode }[];
}

/** Above a refused form: the errors as links to their fields. Takes the focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any]);
  if (!any) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={id} className={styles.summary}>
      <ErrorIcon />
      <div>
        <p id={id}>
          <b>{title}</b>
        </p>
        <ul>
          {errors.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
