import { homeWords } from '#home/words';
import { Link } from '#ui/link';
import { Picture } from '#ui/picture';
import { PrintTile } from '#ui/print-tile';
import { SectionHead } from '#ui/section-head';
import { useWords } from '#ui/shop';
import { SpanGrid } from '#ui/span-grid';
import styles from './home-page.module.css';
import type { ShownTile } from './shown-tile.ts';
import { TilePrice } from './tile-price.tsx';

export interface HomePrintsProps {
  readonly tiles: readonly ShownTile[];
  /** Where all of them are. */
  readonly allHref: string | null;
}

/** What is made with the shopper's own words (CAT-8): each leads to where they are written. */
export function HomePrints({ tiles, allHref }: HomePrintsProps) {
  const t = useWords(homeWords);
  return (
    <section className={styles.band} aria-labelledby="prints-title">
      <SectionHead id="prints-title" title={t('printsTitle')} note={t('printsText')}>
        {allHref !== null && <Link to={allHref}>{t('allPrints')}</Link>}
      </SectionHead>
      <SpanGrid kind="print">
        {tiles.map((tile) => (
          <PrintTile
            key={tile.itemId}
            to={`${tile.href}#customize`}
            name={tile.title}
            picture={<Picture src={tile.image.src} alt="" width={240} height={240} />}
            price={<TilePrice tile={tile} />}
            note={tile.pack}
            action={t('printAction')}
          />
        ))}
      </SpanGrid>
    </section>
  );
}
