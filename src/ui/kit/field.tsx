// A labelled field: label above, hint below, the error in words under it. The control inside finds its ids by itself.
import { createContext, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { ErrorIcon } from './icons.tsx';

type FieldWiring = { readonly id: string; readonly describedBy: string | undefined; readonly invalid: boolean };

const Wiring = createContext<FieldWiring | null>(null);

export type FieldProps = {
  readonly label: ReactNode;
  /** The control's id, when something else must point at it (an error summary). */
  readonly id?: string | undefined;
  /** The mark of an optional field, "(optional)"; required is the rule and not marked. */
  readonly optional?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; also turns the border red. */
  readonly error?: ReactNode;
  /** Hides the label from sight, for a lone field whose place says what it is. */
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
      {/* Always there, so that an error that arrives is read out. */}
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

/** What a control inside a Field says of itself; props given to the control win. */
export function useField(props: Wired): Wired {
  const wiring = useContext(Wiring);
  return {
    id: props.id ?? wiring?.id,
    'aria-describedby': classNames(props['aria-describedby'], wiring?.describedBy) || undefined,
    'aria-invalid': props['aria-invalid'] ?? (wiring?.invalid || undefined),
  };
}
