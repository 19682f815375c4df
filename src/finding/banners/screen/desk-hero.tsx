// The hero: an ink-colored field with a wavy edge, and office goods on dotted paper.
import type { ReactNode } from 'react';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { useShop } from '#ui/page/shop';
import { deskArt } from './desk-art.ts';
import styles from './desk-hero.module.css';

export interface DeskHeroProps {
  /** Names the hero; two on one page have two. */
  readonly id: string;
  /** The headline's lines. */
  readonly lines: readonly string[];
  readonly text: ReactNode;
  /** A button, and a link beside it. */
  readonly actions: readonly { readonly to: string; readonly words: string }[];
  readonly level?: 1 | 2;
}

export function DeskHero({ id, lines, text, actions: [main, other], level = 1 }: DeskHeroProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.hero} aria-labelledby={id} data-banner="hero" data-desk="">
      <svg className={styles.ink} viewBox="0 0 1280 408" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h772c-26 40-60 66-52 118 9 60 76 78 70 140-5 56-74 70-66 150H0Z" fill="currentColor" />
      </svg>
      <svg className={`${styles.ink} ${styles.inkBelow}`} viewBox="0 0 390 560" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h390v300c-60-26-110-18-160 6-62 30-140 40-230 2Z" fill="currentColor" />
      </svg>
      <div className={`on-ink ${styles.words}`}>
        <Heading id={id}>
          {lines.map((line, at) => (
            <span key={line}>
              {at > 0 && ' '}
              {line}
            </span>
          ))}
        </Heading>
        <p>{text}</p>
        <div className={styles.ways}>
          {main && (
            <LinkButton to={main.to} variant="primary" className={styles.main}>
              {main.words}
            </LinkButton>
          )}
          {other && (
            <Link to={other.to} className={styles.other}>
              {other.words}
            </Link>
          )}
        </div>
      </div>
      <div className={styles.art}>
        <div className={styles.desk}>
          {deskArt(useShop().copyLocale).map((src) => (
            <img key={src} src={src} alt="" width={400} height={400} fetchPriority="high" />
          ))}
        </div>
      </div>
    </section>
  );
}
