// What is marked down now.
import { homeWords } from '#finding/home/words';
import { ProductRail, type ShownTile } from '#finding/tiles/screen';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './home-page.module.css';

export function HomeDeals({ tiles }: { readonly tiles: readonly ShownTile[] }) {
  const t = useWords(homeWords);
  const action = <Link to={usePaths().deals()}>{t('allDeals')}</Link>;
  return <ProductRail className={styles.band} title={t('dealsTitle')} note={t('dealsText')} action={action} tiles={tiles} />;
}
