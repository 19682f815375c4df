// The delivery place: opens the ZIP code form in place; before hydration it links to that page.
import { useLocation } from 'react-router';
import { headerWords } from '#around/header/words';
import { PlaceDialog, usePlace } from '#goods/stores/screen';
import { PlaceIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import styles from './strip-link.module.css';

export function PlaceLink({ compact, className }: { readonly compact?: boolean; readonly className?: string | undefined }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { zip, zipIsOwn } = usePlace();
  const { defaultStoreCity: city } = useShop();
  const isAssumed = !zipIsOwn && city !== null;
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
        <CachedPart name={`deliver-to ${zip} ${isAssumed} ${compact}`} of={null}>
          <PlaceIcon />
          <span className={styles.words}>
            {isAssumed ? (
              <>
                {t('assumedNear', { city, zip })}
                <span className={compact ? 'sr' : undefined}>
                  {' '}
                  – <u>{t('changePlace')}</u>
                </span>
              </>
            ) : (
              t('deliverTo', { zip })
            )}
          </span>
        </CachedPart>
      </Link>
      {used && <PlaceDialog open={open} onClose={close} />}
    </>
  );
}
