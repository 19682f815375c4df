// A labelled field: label above, hint and error message below. The control inside finds its ids by context.
import { createContext, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { ErrorIcon } from './icons.tsx';

type FieldWiring = { readonly id: string; readonly describedBy: string | undefined; readonly invalid: boolean };

const Wiring = createContext<FieldWiring | null>(null);

export type FieldProps = {
  readonly label: ReactNode;
  /** The control's id, when something else refers to it (an error summary). */
  readonly id?: string | undefined;
  /** Label of an optional field, "(optional)"; required fields have none. */
  readonly optional?: ReactNode;
  readonly hint?: ReactNode;
  /** Error message with a remedy; also makes the border red. */
  readonly error?: ReactNode;
  /** Hides the label visually, for a single field whose place explains it. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

export function Field({ label, id, optional, hint, error, bare, children, className }: FieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const hintId = hint ? `${fieldId}-hint` : undefined;
  const errorId = error ? `${fieldId}-error` : undefined;
  const wiring = { id: fieldId, describedBy: classNames(errorId, hintId) || undefined, invalid: Boolean(error) };
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={fieldId} className={bare ? 'sr' : styles.label}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <Wiring.Provider value={wiring}>{children}</Wiring.Provider>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {/* Always rendered, so that screen readers announce a new error. */}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            <ErrorIcon />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

type Wired = {
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/** Attributes for a control inside a Field; the control's own props take precedence. */
export function useField(props: Wired): Wired {
  const wiring = useContext(Wiring);
  return {
    id: props.id ?? wiring?.id,
    'aria-describedby': classNames(props['aria-describedby'], wiring?.describedBy) || undefined,
    'aria-invalid': props['aria-invalid'] ?? (wiring?.invalid || undefined),
  };
}
