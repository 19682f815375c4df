// The store that pickup times and stock start from (STO-3).
import type { AddressBook } from '#people/addresses/contract';
import { preferencesWords } from '#people/preferences/words';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './account.module.css';

export function StoreCard({ store }: Pick<AddressBook, 'store'>) {
  const t = useWords(preferencesWords);
  const paths = usePaths();
  return (
    <Card aria-labelledby="preferred-store">
      <h2 id="preferred-store" className={styles.title}>
        {t('store')}
      </h2>
      <p className={styles.text}>{t(store === null ? 'noStore' : 'storeText')}</p>
      {store !== null && (
        <p>
          <b>{store.organizationName}</b>
          <br />
          {store.address1}, {store.city} {store.state} {store.zipCode}
        </p>
      )}
      <p className={styles.after}>
        <LinkButton size="small" to={paths.stores({ back: paths.preferences() })}>
          {t(store === null ? 'chooseStore' : 'changeStore')}
        </LinkButton>
      </p>
    </Card>
  );
}
