import { classNames } from './class-names.ts';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

export interface BreadcrumbsProps {
  readonly label: string;
  /** The last one, without `to`, is the current page. */
  readonly items: readonly { readonly label: string; readonly to?: string | undefined }[];
  readonly className?: string | undefined;
}

/** The path from the home page to the current page. */
export const Breadcrumbs = ({ label, items, className }: BreadcrumbsProps) => (
  <nav aria-label={label} className={className}>
    <ol className={classNames(styles.crumbs)}>
      {items.map(({ label: words, to }) => (
        <li key={words}>{to === undefined ? <span aria-current="page">{words}</span> : <Link to={to}>{words}</Link>}</li>
      ))}
    </ol>
  </nav>
);
