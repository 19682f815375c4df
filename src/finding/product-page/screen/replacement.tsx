// In the place of the buy box of a discontinued product: its replacement.
import { catalogWords } from '#goods/catalog/words';
import { TilePrice, type ShownTile } from '#finding/tiles/screen';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import styles from './replacement.module.css';

export interface ReplacementProps {
  readonly tile: ShownTile;
}

export function Replacement({ tile }: ReplacementProps) {
  const t = useWords(catalogWords);
  return (
    <section className={styles.box} aria-labelledby="replacement-title">
      <h2 id="replacement-title" className={styles.title}>
        {t('replacementText')}
      </h2>
      <Link to={tile.href} className={styles.instead}>
        <Picture src={tile.image.src} alt="" width={88} height={88} ground className={styles.picture} />
        <span>{tile.title}</span>
      </Link>
      <TilePrice tile={tile} />
      <LinkButton to={tile.href} variant="ink" wide className={styles.go}>
        {t('viewDetails')}
      </LinkButton>
    </section>
  );
}
