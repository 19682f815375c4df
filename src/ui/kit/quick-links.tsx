import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './quick-links.module.css';

export interface QuickLinksProps {
  /** Common heading of the links; may be a link itself. */
  readonly title: ReactNode;
  readonly to?: string | undefined;
  /** Small picture next to the heading. */
  readonly picture?: ReactNode;
  readonly links: readonly { readonly label: ReactNode; readonly to: string }[];
  readonly level?: 2 | 3 | undefined;
}

/** A group of links under one heading. */
export function QuickLinks({ title, to, picture, links, level = 3 }: QuickLinksProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.tile}>
      <div className={styles.head}>
        {picture}
        <Heading className={styles.title}>{to === undefined ? title : <Link to={to}>{title}</Link>}</Heading>
      </div>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
