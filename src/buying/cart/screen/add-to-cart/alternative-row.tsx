// An alternative product as a row of a short list: picture, name, pack, price and button.
import type { ReactNode } from 'react';
import { cartWords } from '#buying/cart/words';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import styles from './alternative-row.module.css';

export interface AlternativeRowProps {
  readonly url: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly pack: string | null;
  /** Formatted. */
  readonly price: string | null;
  readonly action: ReactNode;
}

export const AlternativeRow = ({ url, name, imageUrl, pack, price, action }: AlternativeRowProps) => (
  <li className={styles.product}>
    <Picture src={imageUrl} alt="" width={64} height={64} ground className={styles.picture} />
    <div>
      <h4 className={styles.name}>
        <Link to={url}>{name}</Link>
      </h4>
      <p className={styles.pack}>
        {pack !== null && (
          <>
            {pack}
            {'\u00A0'}·{' '}
          </>
        )}
        <b className="num">{price}</b>
      </p>
    </div>
    {action}
  </li>
);

/** As many columns as fit. */
export const AlternativeRows = ({ children }: { readonly children: ReactNode }) => <ul className={styles.products}>{children}</ul>;

/** Names the product in a button, for screen readers. */
export function AboutProduct({ name }: { readonly name: string }) {
  const t = useWords(cartWords);
  return <span className="sr"> {t('about', { name })}</span>;
}
