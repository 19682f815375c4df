// A line that replaces a discontinued product says so; the shopper can opt out for 30 days (CART-21).
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { CartForm, KEPT_ORIGINAL, keepOriginal } from '#buying/cart/screen';
import styles from './cart-line.module.css';

export function ReplacementNotice({ origItemId }: { readonly origItemId: string }) {
  const t = useWords(cartWords);
  const [address] = useSearchParams();
  const [noted, setNoted] = useState<boolean | null>(null);
  const keep = async (): Promise<void> => {
    setNoted(null);
    setNoted(await keepOriginal(origItemId));
  };
  const done = noted === true || address.get(KEPT_ORIGINAL) === origItemId;
  return (
    <div className={styles.service} role="status">
      {done ? (
        t('keptOriginal')
      ) : (
        <CartForm intent="keepOriginal" fields={{ itemId: origItemId }} onSubmit={() => void keep()}>
          {t('inPlaceOf', { itemId: origItemId })} <TextAction type="submit">{t('keepOriginal')}</TextAction>
          {noted === false && <> {t('cartFailed')}</>}
        </CartForm>
      )}
    </div>
  );
}
