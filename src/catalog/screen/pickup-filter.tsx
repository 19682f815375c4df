import { catalogWords } from '#catalog/words';
import { usePlace } from '#stores/screen';
import { Checkbox } from '#ui/checkbox';
import { Link } from '#ui/link';
import { usePaths, useWords } from '#ui/shop';
import styles from './facet-form.module.css';

/** Only what can be picked up at the shopper's store (APP-12 `bopis`). An address with another store keeps that one. */
export function PickupFilter({ chosen }: { readonly chosen: string | null }) {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const { storeNumber, storeCity } = usePlace();
  return (
    <div className={styles.near}>
      <Checkbox name="bopis" value={chosen ?? storeNumber} defaultChecked={chosen !== null} label={t('pickupAtStore')} />
      <p>
        {storeCity === null ? t('pickupAtYours') : t('pickupAt', { store: storeCity })} ·{' '}
        <Link to={paths.stores()}>{t('changeStore')}</Link>
      </p>
    </div>
  );
}
