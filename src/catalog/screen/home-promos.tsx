import type { CategoryCard } from '#catalog/contract';
import { catalogWords } from '#catalog/words';
import { LinkButton } from '#ui/link-button';
import { Picture } from '#ui/picture';
import { usePaths, useShop, useWords } from '#ui/shop';
import { teamArt } from './home-art.ts';
import styles from './home-page.module.css';

/** What deserves a sheet of its own: furniture where the shop has it, and on the consumer site the way to the business edition. */
export function HomePromos({ departments }: { readonly departments: readonly CategoryCard[] }) {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const { site, origins } = useShop();
  const furniture = departments.find(({ id }) => id === 'furniture');
  const consumer = site.tenant === 'consumer';
  if (furniture === undefined && !consumer) return null;
  return (
    <div className={styles.promos}>
      {furniture && (
        <section className={styles.promo} aria-labelledby="furniture-title">
          <h2 id="furniture-title">{t('furnitureTitle')}</h2>
          <p>{t('furnitureText')}</p>
          <LinkButton to={furniture.href}>{t('furnitureAction')}</LinkButton>
          <Picture src={furniture.image} alt="" width={300} height={300} />
        </section>
      )}
      {consumer && (
        <section className={`${styles.promo} ${styles.team} on-ink`} aria-labelledby="team-title">
          <h2 id="team-title">{t('teamTitle')}</h2>
          <p>{t('teamText')}</p>
          <LinkButton to={origins.business + paths.home()}>{t('teamAction')}</LinkButton>
          <Picture src={teamArt} alt="" width={300} height={300} />
        </section>
      )}
    </div>
  );
}
