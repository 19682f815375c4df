// The shopper's store, or a link to choose one: a drawer, before hydration a page.
import { headerWords } from '#around/header/words';
import { StorePicker, usePlace } from '#goods/stores/screen';
import { StoreIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import { HeaderAction } from './header-action.tsx';
import styles from './strip-link.module.css';

const NOTHING: readonly never[] = [];

/** `compact` is the line below a phone's header. */
export function StoreLink({ compact, className }: { readonly compact?: boolean; readonly className?: string | undefined }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { storeCity, storeIsOwn, storeNumber } = usePlace();
  const { used, open, show, close } = useSurface();
  return (
    <>
      {compact ? (
        <Link to={paths.stores()} className={styles.link} aria-haspopup="dialog" onClick={show}>
          <StoreIcon />
          {(storeIsOwn ? storeCity : null) ?? t('findStore')}
        </Link>
      ) : (
        <HeaderAction
          to={paths.stores()}
          icon={<StoreIcon />}
          name={(storeIsOwn ? storeCity : null) ?? t('stores')}
          detail={t(storeIsOwn ? 'yourStore' : 'findStore')}
          className={className}
          aria-haspopup="dialog"
          onClick={show}
        />
      )}
      {used && <StorePicker open={open} onClose={close} items={NOTHING} chosen={storeIsOwn ? storeNumber : null} />}
    </>
  );
}
