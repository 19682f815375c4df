// Where we deliver: opens the question in place; before the page is awake it leads to the page that asks it.
import { useLocation } from 'react-router';
import { headerWords } from '#header/words';
import { PlaceDialog, usePlace } from '#stores/screen';
import { PlaceIcon } from '#ui/icons';
import { KeptPart } from '#ui/kept-part';
import { Link } from '#ui/link';
import { usePaths, useWords } from '#ui/shop';
import { useSurface } from '#ui/use-surface';
import styles from './strip-link.module.css';

export function PlaceLink({ compact, className }: { readonly compact?: boolean; readonly className?: string | undefined }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { zip } = usePlace();
  const { pathname, search } = useLocation();
  const { used, open, show, close } = useSurface();
  return (
    <>
      <Link
        to={paths.place({ back: pathname + search })}
        rel="nofollow"
        aria-haspopup="dialog"
        onClick={show}
        className={`${styles.link} ${compact ? '' : styles.bare} ${className ?? ''}`}
      >
        <KeptPart name={`deliver-to ${zip}`} of={null}>
          <PlaceIcon />
          <span className={styles.words}>{t('deliverTo', { zip })}</span>
        </KeptPart>
      </Link>
      {used && <PlaceDialog open={open} onClose={close} />}
    </>
  );
}
