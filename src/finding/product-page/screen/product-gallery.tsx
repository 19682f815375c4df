// A product's pictures: thumbnails, one large picture, and a dialog for full size. Plain links before hydration.
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Heart } from '#buying/lists/screen';
import type { ProductDetail, Tile } from '#goods/catalog/contract';
import { catalogWords } from '#goods/catalog/words';
import { EnlargeIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import { tileBadges } from '#finding/tiles/screen';
import styles from './product-gallery.module.css';

const GalleryDialog = lazy(async () => ({ default: (await import('./gallery-dialog.tsx')).GalleryDialog }));

type Images = ProductDetail['images'];

/** A click without modifier keys; with one, the browser opens the link in another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function ProductGallery({ images, tile }: { readonly images: Images; readonly tile: Tile }) {
  const t = useWords(catalogWords);
  const [at, setAt] = useState(0);
  const { used, open, show, close } = useSurface();
  const shown = images[at] ?? tile.image;
  return (
    <section className={`${styles.gallery} ${images.length > 1 ? '' : styles.single}`} aria-label={t('gallery')}>
      {images.length > 1 && (
        <CachedPart name="thumbnails" of={images}>
          <Thumbnails images={images} at={at} onChoose={setAt} />
        </CachedPart>
      )}
      <div className={styles.main}>
        <div className={styles.badges}>{tileBadges(tile, t)}</div>
        <Picture key={shown.src} {...shown} first />
        <Heart itemId={tile.itemId} label={t('saveToList', tile)} savedLabel={t('onYourLists', tile)} />
        <a href={shown.src} className={styles.enlarge} aria-haspopup="dialog" onClick={show}>
          <CachedPart name="enlarge" of={null}>
            <EnlargeIcon />
            <span className="sr">{t('galleryEnlarge')}</span>
          </CachedPart>
        </a>
      </div>
      {used && (
        <Suspense>
          <GalleryDialog images={images} title={tile.title} at={at} onMove={setAt} open={open} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

interface ThumbnailsProps {
  readonly images: Images;
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

function Thumbnails({ images, at, onChoose }: ThumbnailsProps) {
  const t = useWords(catalogWords);
  return (
    <ul className={styles.thumbnails}>
      {images.map(({ src }, index) => (
        <li key={src}>
          <a
            href={src}
            aria-label={t('galleryPicture', { n: index + 1, total: images.length })}
            aria-current={index === at ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onChoose(index);
            }}
          >
            <Picture src={src} alt="" width={64} height={64} />
          </a>
        </li>
      ))}
    </ul>
  );
}
