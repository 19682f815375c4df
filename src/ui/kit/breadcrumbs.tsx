import { classNames } from './class-names.ts';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

export interface BreadcrumbsProps {
  readonly label: string;
  /** The last one, without `to`, is this page. */
  readonly items: readonly { readonly label: string; readonly to?: string | undefined }[];
  readonly className?: string | undefined;
}

/** The way from the home page to here. */
export const Breadcrumbs = ({ label, items, className }: BreadcrumbsProps) => (
  <nav aria-label={label} className={className}>
    <ol className={classNames(styles.crumbs)}>
      {items.map(({ label: words, to }) => (
        <li key={words}>{to === undefined ? <span aria-current="page">{words}</span> : <Link to={to}>{words}</Link>}</li>
      ))}
    </ol>
  </nav>
);
