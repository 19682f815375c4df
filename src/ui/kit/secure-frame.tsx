// Around a form that belongs to somebody else: a line with a lock says whose it is, and inside its fields look like ours.
import type { ReactNode } from 'react';
import { LockIcon } from './icons.tsx';
import styles from './secure-frame.module.css';
import { Spinner } from './spinner.tsx';

export interface SecureFrameProps {
  /** Whose form it is, in a sentence. */
  readonly owner: ReactNode;
  /** What is said while the form is on its way; it keeps the form's room. */
  readonly loading?: string | undefined;
  /** A message in place of the form. */
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
