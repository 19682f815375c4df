import { homeWords } from '#finding/home/words';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { PrintTile } from '#ui/kit/print-tile';
import { SectionHead } from '#ui/kit/section-head';
import { useWords } from '#ui/page/shop';
import { SpanGrid } from '#ui/kit/span-grid';
import { TilePrice, type ShownTile } from '#finding/tiles/screen';
import styles from './home-page.module.css';

export interface HomePrintsProps {
  readonly tiles: readonly ShownTile[];
  /** Address of the list with all of them. */
  readonly allHref: string | null;
}

/** Customizable goods (CAT-8): each links to its customization. */
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
