import { headerWords } from '#header/words';
import { usePlace } from '#stores/screen';
import { StoreIcon } from '#ui/icons';
import { Link } from '#ui/link';
import { usePaths, useWords } from '#ui/shop';
import { HeaderAction } from './header-action.tsx';
import styles from './strip-link.module.css';

/** The shopper's store once they have chosen one; until then the way to the list. `compact` is the line under a phone's header. */
export function StoreLink({ compact, className }: { readonly compact?: boolean; readonly className?: string | undefined }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { storeCity, storeIsOwn } = usePlace();
  if (compact)
    return (
      <Link to={paths.stores()} className={styles.link}>
        <StoreIcon />
        {storeCity ?? t('findStore')}
      </Link>
    );
  return (
    <HeaderAction
      to={paths.stores()}
      icon={<StoreIcon />}
      name={storeCity ?? t('stores')}
      detail={t(storeIsOwn ? 'yourStore' : 'findStore')}
      className={className}
    />
  );
}
