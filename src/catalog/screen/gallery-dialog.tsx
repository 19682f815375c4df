import type { KeyboardEvent } from 'react';
import type { ProductDetail } from '#catalog/contract';
import { catalogWords } from '#catalog/words';
import { Dialog } from '#ui/dialog';
import { IconButton } from '#ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons';
import { Picture } from '#ui/picture';
import { useWords } from '#ui/shop';
import styles from './gallery-dialog.module.css';

export interface GalleryDialogProps {
  readonly images: ProductDetail['images'];
  readonly title: string;
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The pictures as large as the screen allows; arrows and arrow keys walk through them. */
export function GalleryDialog({ images, title, at, onMove, open, onClose }: GalleryDialogProps) {
  const t = useWords(catalogWords);
  const total = images.length;
  const image = images[at];
  const step = (by: number) => onMove((at + by + total) % total);
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('galleryClose')} size="wide">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys beside the buttons inside */}
      <div className={styles.stage} onKeyDown={keys}>
        {total > 1 && (
          <IconButton variant="ring" label={t('galleryPrevious')} onClick={() => step(-1)}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        {image && <Picture key={image.src} {...image} first className={styles.picture} />}
        {total > 1 && (
          <IconButton variant="ring" label={t('galleryNext')} onClick={() => step(1)}>
            <ChevronRightIcon />
          </IconButton>
        )}
      </div>
      <p className={styles.count} role="status">
        {t('galleryPicture', { n: at + 1, total })}
      </p>
    </Dialog>
  );
}
