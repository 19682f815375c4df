import type { ProductDetail } from '#goods/catalog/contract';
import { catalogWords } from '#goods/catalog/words';
import { productPageWords } from '#finding/product-page/words';
import { formatNumber } from '#base/locale/rules';
import { Dialog } from '#ui/kit/dialog';
import { IconButton } from '#ui/kit/icon-button';
import { ChevronLeftIcon, ChevronRightIcon, WholeIcon, ZoomInIcon, ZoomOutIcon } from '#ui/kit/icons';
import { Picture } from '#ui/kit/picture';
import { useShop, useWords } from '#ui/page/shop';
import { isMost } from './magnify.ts';
import { useMagnify } from './use-magnify.ts';
import styles from './gallery-dialog.module.css';

interface Shown {
  readonly images: ProductDetail['images'];
  readonly at: number;
  readonly onMove: (at: number) => void;
}

export interface GalleryDialogProps extends Shown {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The pictures in full size, with zoom by mouse, touch, keyboard and buttons. */
export function GalleryDialog({ title, open, onClose, ...shown }: GalleryDialogProps) {
  const own = useWords(productPageWords);
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={own('galleryClose')} size="wide">
      <Stage {...shown} />
    </Dialog>
  );
}

function Stage({ images, at, onMove }: Shown) {
  const t = useWords(catalogWords);
  const own = useWords(productPageWords);
  const { copyLocale } = useShop();
  const total = images.length;
  const image = images[at];
  const { frame, view, step, turn, held, pointers } = useMagnify((by) => onMove((at + by + total) % total));
  const isWhole = view.scale === 1;
  const percent = formatNumber(Math.round(view.scale * 100), copyLocale);
  return (
    <>
      <div className={styles.stage}>
        {total > 1 && (
          <IconButton variant="ring" label={own('galleryPrevious')} onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        <div ref={frame} className={styles.frame} data-close={isWhole ? undefined : ''} {...pointers}>
          <div
            className={styles.moved}
            data-held={held ? '' : undefined}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            {image && <Picture key={image.src} {...image} first draggable={false} className={styles.picture} />}
          </div>
        </div>
        {total > 1 && (
          <IconButton variant="ring" label={own('galleryNext')} onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton variant="ring" label={own('galleryCloser')} aria-disabled={isMost(view)} onClick={() => step(1)}>
          <ZoomInIcon />
        </IconButton>
        <IconButton variant="ring" label={own('galleryFarther')} aria-disabled={isWhole} onClick={() => step(-1)}>
          <ZoomOutIcon />
        </IconButton>
        <IconButton variant="ring" label={own('galleryWhole')} aria-disabled={isWhole} onClick={() => step(0)}>
          <WholeIcon />
        </IconButton>
        <p className={styles.count} role="status">
          {isWhole ? t('galleryPicture', { n: at + 1, total }) : own('galleryMagnified', { n: at + 1, total, percent })}
        </p>
      </div>
      <p className={styles.how}>{own('galleryHow')}</p>
    </>
  );
}
