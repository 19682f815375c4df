// Other products of the same shelf, the most wanted first: the carousel of the business overlay (ATC-3). At most ten (§9).
import { useEffect, useState } from 'react';
import type { CartItem } from '#cart/contract';
import type { catalogContract, Tile } from '#catalog/contract';
import { cartWords } from '#cart/words';
import { isRefusal } from '#outcome/rules';
import { caller } from '#ui/call';
import { Picture } from '#ui/picture';
import { Rail } from '#ui/rail';
import { useWords } from '#ui/shop';
import { Tile as TileCard } from '#ui/tile';
import { AddToCartForm } from './add-to-cart-form.tsx';
import styles from './cart-panel.module.css';

const MOST = 10;
const call = caller<typeof catalogContract>();

export function ConsiderThese({ item: { itemId, product } }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const tiles = useShelf(product.baseCategory, itemId);
  if (tiles.length === 0) return null;
  return (
    <Rail
      title={t('considerTitle')}
      columns={5}
      size="small"
      className={styles.consider}
      previousLabel={t('railPrevious')}
      nextLabel={t('railNext')}
      positionLabel={(first, last, total) => t('railPosition', { first, last, total })}
    >
      {tiles.map(({ itemId: id, title, href, image, pack, price, increment }) => (
        <TileCard
          key={id}
          to={href}
          name={title}
          picture={<Picture src={image.src} alt="" width={144} height={144} />}
          pack={pack}
          price={price === null ? undefined : <b className="num">{price}</b>}
          foot={
            <AddToCartForm
              itemId={id}
              label={t('addToCart')}
              about={t('about', { name: title })}
              step={increment}
              variant="tile"
              size="small"
              wide
            />
          }
        />
      ))}
    </Rail>
  );
}

/** What can be added straight away; nothing when it cannot be asked for. */
function useShelf(categoryId: string, not: string): readonly Tile[] {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  useEffect(() => {
    let current = true;
    void call('POST /api/listing', { body: { categoryId, size: 2 * MOST } }).then((reply) => {
      if (!current || isRefusal(reply)) return;
      setTiles(reply.tiles.filter(({ itemId, canAdd, isOutOfStock }) => itemId !== not && canAdd && !isOutOfStock).slice(0, MOST));
    });
    return () => {
      current = false;
    };
  }, [categoryId, not]);
  return tiles;
}
