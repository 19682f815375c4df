// A product that could be had as well, as a row in a list of few: picture, name, pack and price, and the button that takes it.
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
  /** As written. */
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

/** As many beside each other as there is room for. */
export const AlternativeRows = ({ children }: { readonly children: ReactNode }) => <ul className={styles.products}>{children}</ul>;

/** What a button says to those who cannot see its row. */
export function AboutProduct({ name }: { readonly name: string }) {
  const t = useWords(cartWords);
  return <span className="sr"> {t('about', { name })}</span>;
}
