import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './logo.module.css';

export interface LogoProps {
  /** The wordmark. */
  readonly name: string;
  /** Link target; without it the logo is no link. */
  readonly to?: string | undefined;
  /** Added for screen readers: ", home page". */
  readonly label?: string | undefined;
  /** The edition's name after the wordmark. */
  readonly badge?: ReactNode;
  /** On a dark background the bottle is white. */
  readonly onInk?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The logo's symbol: ink bottle, marigold label, drop. Never below 24 px tall. */
export const Mark = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 36 40" aria-hidden="true" className={classNames(styles.mark, className)}>
    <rect x="9.5" y="2" width="17" height="6.5" rx="2" fill="currentColor" />
    <path
      d="M12 10.5h12v3.2c0 1 .6 1.9 1.5 2.3 4.7 2 7.5 6 7.5 10.8V32c0 3.5-2.5 6-6 6H9c-3.5 0-6-2.5-6-6v-5.2c0-4.8 2.8-8.8 7.5-10.8.9-.4 1.5-1.3 1.5-2.3Z"
      fill="currentColor"
    />
    <rect x="8.2" y="19.5" width="19.6" height="13.5" rx="2.4" fill="#ffb224" />
    <path d="M18 21c2.3 2.7 3.5 4.5 3.5 6.1a3.5 3.5 0 0 1-7 0c0-1.6 1.2-3.4 3.5-6.1Z" fill="#0b1428" />
  </svg>
);

export function Logo({ name, to, label, badge, onInk, className }: LogoProps) {
  const classes = classNames(styles.logo, onInk && styles.onInk, className);
  const content = (
    <>
      <Mark />
      {name} {badge && <small className={styles.badge}>{badge}</small>}
      {label && <span className="sr">{label}</span>}
    </>
  );
  if (to === undefined) return <span className={classes}>{content}</span>;
  return (
    <Link to={to} className={classes}>
      {content}
    </Link>
  );
}
