// Frame for a third-party form: a line with a lock names its owner; its fields look like ours.
import type { ReactNode } from 'react';
import { LockIcon } from './icons.tsx';
import styles from './secure-frame.module.css';
import { Spinner } from './spinner.tsx';

export interface SecureFrameProps {
  /** A sentence that names the form's owner. */
  readonly owner: ReactNode;
  /** Text while the form loads; its space is reserved. */
  readonly loading?: string | undefined;
  /** A message instead of the form. */
  readonly message?: ReactNode;
  /** The form. */
  readonly children?: ReactNode;
}

export const SecureFrame = ({ owner, loading, message, children }: SecureFrameProps) => (
  <div className={styles.frame}>
    <p className={styles.bar}>
      <LockIcon /> {owner}
    </p>
    {message === undefined ? (
      <div className={styles.hold}>
        {loading !== undefined && (
          <p className={styles.loading}>
            <Spinner label={loading} />
          </p>
        )}
        {children}
      </div>
    ) : (
      <div className={styles.message}>{message}</div>
    )}
  </div>
);
