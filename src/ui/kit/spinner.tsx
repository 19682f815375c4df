import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

export type SpinnerProps = {
  /** What is being waited for; without it the spinner is decoration beside a word. */
  readonly label?: string;
  /** sm stands beside a word, md in place of an icon, lg alone where something is awaited. */
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string;
};

/** A turning ring. */
export const Spinner = ({ label, size = 'lg', className }: SpinnerProps) => (
  <span
    className={classNames(styles.spinner, className)}
    data-size={size}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
