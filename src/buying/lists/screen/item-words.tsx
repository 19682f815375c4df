import type { ReactNode } from 'react';
import type { ListItem } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Link } from '#ui/kit/link';
import { unbroken } from '#ui/kit/unbroken';
import { useWords } from '#ui/page/shop';
import styles from './lists.module.css';

/** Name, numbers, note and messages of an item. */
export function ItemWords({ item, children }: { readonly item: ListItem; readonly children?: ReactNode }) {
  const t = useWords(listsWords);
  const { name, url, note, par, onHand, missing } = item;
  return (
    <div className={styles.words}>
      {url === null ? <b>{name}</b> : <Link to={url}>{name}</Link>}
      <p className={styles.meta}>
        {t('itemNumber', { itemId: item.itemId })}
        {item.customerSku !== null && <> · {unbroken(t('yourNumber', { sku: item.customerSku }))}</>}
        {item.pack !== null && <> · {item.pack}</>}
      </p>
      {note !== null && <p className={styles.note}>{note}</p>}
      {par !== null && (
        <p className={styles.meta}>
          {t('levels', { par, there: onHand ?? 0 })} {missing !== null && missing > 0 && <b>{t('missingN', { n: missing })}</b>}
        </p>
      )}
      {item.replacedBy !== null && <p className={styles.remark}>{t('replacedBy', { name: item.replacedBy })}</p>}
      {item.messages.map(({ code, description }) => (
        <p key={code} className={styles.remark}>
          {description}
        </p>
      ))}
      {children}
    </div>
  );
}
