import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

export type SpinnerProps = {
  /** What is loading; without it the spinner is decorative, next to a text. */
  readonly label?: string;
  /** sm: next to text. md: instead of an icon. lg: alone. */
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string;
};

/** A rotating ring. */
export const Spinner = ({ label, size = 'lg', className }: SpinnerProps) => (
  <span
    className={classNames(styles.spinner, className)}
    data-size={size}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
