import { classNames } from './class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';
import { pagerWindow } from './pager-window.ts';
import styles from './pager.module.css';

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  readonly labels: {
    readonly nav: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
  readonly className?: string | undefined;
}

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pager({ page, pages, addressOf, labels, className }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={labels.nav} className={classNames(styles.pager, className)}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" aria-label={labels.previous} className={styles.page}>
          <ChevronLeftIcon />
        </Link>
      )}
      {pagerWindow(page, pages).map((at, index) =>
        at === 'gap' ? (
          <span key={index === 1 ? 'before' : 'after'} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={at}
            to={addressOf(at)}
            aria-label={labels.page(at)}
            aria-current={at === page ? 'page' : undefined}
            className={styles.page}
          >
            {at}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" aria-label={labels.next} className={styles.page}>
          <ChevronRightIcon />
        </Link>
      )}
    </nav>
  );
}
