// A line that stands for a product that is no longer sold says so; the shopper can ask to be told instead, for 30 days (CART-21).
import { useState } from 'react';
import { cartWords } from '#cart/words';
import { useWords } from '#ui/shop';
import { TextAction } from '#ui/text-action';
import { keepOriginal } from './cart-calls.ts';
import styles from './cart-line.module.css';

export function InPlaceOf({ origItemId }: { readonly origItemId: string }) {
  const t = useWords(cartWords);
  const [noted, setNoted] = useState(false);
  return (
    <p className={styles.service} role="status">
      {noted ? (
        t('keptOriginal')
      ) : (
        <>
          {t('inPlaceOf', { itemId: origItemId })}{' '}
          <TextAction onClick={() => void keepOriginal(origItemId).then(setNoted)}>{t('keepOriginal')}</TextAction>
        </>
      )}
    </p>
  );
}
