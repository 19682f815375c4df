// A band of the page that says one thing: across a part of the 12 columns, across all of them, or in a single line.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /** across: one of two to four beside each other. hero: the first of a page. bleed: from edge to edge. promo: a line of words. */
  readonly layout?: 'across' | 'hero' | 'bleed' | 'promo' | undefined;
  /** paper unless said otherwise; ink and ball are dark and carry light words. */
  readonly tone?: 'paper' | 'ink' | 'ball' | 'manila' | undefined;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A button or a link. */
  readonly action?: ReactNode;
  readonly picture?: ReactNode;
  readonly level?: 1 | 2 | 3 | undefined;
  readonly className?: string | undefined;
}

export function Banner({ layout = 'across', tone = 'paper', title, text, action, picture, level = 2, className }: BannerProps) {
  const Heading = `h${level}` as const;
  const isDark = tone === 'ink' || tone === 'ball';
  return (
    <section className={classNames(styles.banner, styles[layout], styles[tone], isDark && 'on-ink', className)}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </section>
  );
}
