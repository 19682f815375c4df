// A page-wide band with one statement: across some of the 12 columns, all of them, or in a single line.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /** across: one of two to four side by side. hero: the first of a page. bleed: full window width. promo: one line of text. */
  readonly layout?: 'across' | 'hero' | 'bleed' | 'promo' | undefined;
  /** Default: paper; ink and ball are dark with light text. */
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
    <section data-banner={layout} className={classNames(styles.banner, styles[layout], styles[tone], isDark && 'on-ink', className)}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </section>
  );
}
