// The hero: an ink-colored field with a wavy edge, and office goods on dotted paper.
import type { CategoryCard } from '#finding/listing/contract';
import { homeWords } from '#finding/home/words';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { heroArt } from './home-art.ts';
import styles from './home-page.module.css';

export function HomeHero({ departments }: { readonly departments: readonly CategoryCard[] }) {
  const t = useWords(homeWords);
  const paths = usePaths();
  const everyday = departments[0]?.href ?? paths.departments();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <svg className={styles.ink} viewBox="0 0 1280 408" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h772c-26 40-60 66-52 118 9 60 76 78 70 140-5 56-74 70-66 150H0Z" fill="currentColor" />
      </svg>
      <svg className={`${styles.ink} ${styles.inkBelow}`} viewBox="0 0 390 560" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h390v300c-60-26-110-18-160 6-62 30-140 40-230 2Z" fill="currentColor" />
      </svg>
      <div className={`on-ink ${styles.words}`}>
        <h1 id="hero-title">
          <span>{t('heroFirst')}</span> <span>{t('heroSecond')}</span>
        </h1>
        <p>{t('heroText')}</p>
        <div className={styles.ways}>
          <LinkButton to={everyday} variant="primary" className={styles.main}>
            {t('heroAction')}
          </LinkButton>
          <Link to="#finder" className={styles.other}>
            {t('heroFinder')}
          </Link>
        </div>
      </div>
      <div className={styles.art}>
        <div className={styles.desk}>
          {heroArt(useShop().copyLocale).map((src) => (
            <img key={src} src={src} alt="" width={400} height={400} fetchPriority="high" />
          ))}
        </div>
      </div>
    </section>
  );
}
