import type { CategoryCard } from '#finding/listing/contract';
import { homeWords } from '#finding/home/words';
import { Banner } from '#ui/kit/banner';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { CachedPart } from '#ui/page/cached-part';
import { LATER } from '#ui/page/later';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { SpanGrid } from '#ui/kit/span-grid';
import { teamArt } from './home-art.ts';
import styles from './home-page.module.css';

/** The large banners that the shop shows while content has none: furniture where it is sold, and on the consumer site the business edition. */
export function HomePromos({ departments }: { readonly departments: readonly CategoryCard[] }) {
  const t = useWords(homeWords);
  const paths = usePaths();
  const { site, origins } = useShop();
  const furniture = departments.find(({ id }) => id === 'furniture');
  const consumer = site.tenant === 'consumer';
  if (furniture === undefined && !consumer) return null;
  return (
    <CachedPart name="home-promos" of={departments}>
      <div {...LATER}>
        <SpanGrid kind="twoAcross" className={styles.band}>
          {furniture && (
            <Banner
              title={t('furnitureTitle')}
              text={t('furnitureText')}
              action={<LinkButton to={furniture.href}>{t('furnitureAction')}</LinkButton>}
              picture={<Picture src={furniture.image} alt="" width={300} height={300} />}
            />
          )}
          {consumer && (
            <Banner
              tone="ball"
              title={t('teamTitle')}
              text={t('teamText')}
              action={<LinkButton to={origins.business + paths.home()}>{t('teamAction')}</LinkButton>}
              picture={<Picture src={teamArt} alt="" width={300} height={300} />}
            />
          )}
        </SpanGrid>
      </div>
    </CachedPart>
  );
}
