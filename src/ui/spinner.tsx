import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

export type SpinnerProps = {
  /** What is being waited for; without it the spinner is decoration beside a word. */
  readonly label?: string;
  readonly className?: string;
};

/** A turning ring. */
export const Spinner = ({ label, className }: SpinnerProps) => (
  <span
    className={classNames(styles.spinner, className)}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
