// Alternatives to an unavailable item: pickup at the shopper's store, its successor, or a similar item.
import { useEffect, useState } from 'react';
import type { Tile, tileCalls } from '#goods/catalog/contract';
import { cartWords } from '#buying/cart/words';
import { isRefusal } from '#base/outcome/rules';
import { usePlace } from '#goods/stores/screen';
import { Button } from '#ui/kit/button';
import { caller } from '#ui/page/call';
import { StoreIcon } from '#ui/kit/icons';
import { useShop, useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import styles from '../panel/cart-panel.module.css';
import { AboutProduct, AlternativeRow, AlternativeRows } from './alternative-row.tsx';
import type { ItemToAdd } from '../commands/addition.ts';
import { cartCommands } from '../commands/cart-commands.ts';
import { pageCart } from '../store/page-cart.ts';
import { useCart } from '../store/use-cart.ts';
import { useProduct } from './use-product.ts';

const MOST = 3;
const call = caller<typeof tileCalls>();

interface InsteadOfProps {
  readonly itemId: string;
  readonly qty: ItemToAdd['qty'];
  /** The item ran out, so a store may still have it. */
  readonly ranOut: boolean;
}

export function ItemAlternatives({ itemId, qty, ranOut }: InsteadOfProps) {
  const t = useWords(cartWords);
  const product = useProduct(itemId);
  const { busy } = useCart();
  const others = offeredInstead(product);
  const own = useOwnPrices(others.map((tile) => tile.itemId).join(' '));
  if (product === undefined) return <Spinner label={t('insteadWait')} />;
  if (product === null) return null;
  const take = (otherId: string) =>
    void pageCart().run(cartCommands.add({ items: [{ itemId: otherId, qty }], confirm: true, replaces: otherId !== itemId }));
  return (
    <section className={styles.instead} aria-labelledby="instead-title">
      {ranOut && <PickUp itemId={itemId} qty={qty} />}
      {others.length === 0 ? (
        ranOut && <p>{t('insteadNone')}</p>
      ) : (
        <>
          <h3 id="instead-title">{t('insteadTitle')}</h3>
          <AlternativeRows>
            {others.map((tile) => (
              <Choice key={tile.itemId} tile={own.get(tile.itemId) ?? tile} busy={busy} onTake={() => take(tile.itemId)} />
            ))}
          </AlternativeRows>
        </>
      )}
    </section>
  );
}

function offeredInstead(product: ReturnType<typeof useProduct>): readonly Tile[] {
  if (!product) return [];
  const others = [...(product.replacement === null ? [] : [product.replacement]), ...product.alternates];
  return others.filter(({ canAdd, isOutOfStock, blocked }) => canAdd && !isOutOfStock && blocked === undefined).slice(0, MOST);
}

/** Tiles with the prices of the shopper's account by item; empty while loading and for shoppers without own prices. */
function useOwnPrices(wanted: string): ReadonlyMap<string, Tile> {
  const business = useShop().site.tenant === 'business';
  const [tiles, setTiles] = useState<ReadonlyMap<string, Tile>>(new Map());
  useEffect(() => {
    if (!business || wanted === '') return undefined;
    let current = true;
    void call('POST /api/tiles/shown', { body: { itemIds: wanted.split(' ') } }).then((reply) => {
      if (current && !isRefusal(reply)) setTiles(new Map(reply.tiles.map((tile) => [tile.itemId, tile])));
    });
    return () => {
      current = false;
    };
  }, [business, wanted]);
  return tiles;
}

function Choice({ tile, busy, onTake }: { readonly tile: Tile; readonly busy: boolean; readonly onTake: () => void }) {
  const t = useWords(cartWords);
  const { image, title, href, pack, price } = tile;
  const take = (
    <Button size="small" busy={busy} onClick={onTake}>
      {t('choose')}
      <AboutProduct name={title} />
    </Button>
  );
  return <AlternativeRow url={href} name={title} imageUrl={image.src} pack={pack} price={price} action={take} />;
}

/** Offers the shopper's own store, if its shelf has enough today. */
function PickUp({ itemId, qty }: Pick<InsteadOfProps, 'itemId' | 'qty'>) {
  const t = useWords(cartWords);
  const { storeNumber, storeCity, zip } = usePlace();
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (storeNumber === null) return;
    void call('POST /api/tiles', { body: { itemIds: [itemId], zip, storeNumber } }).then((reply) => {
      if (!isRefusal(reply)) setThere(reply.tiles[0]?.pickup.ok === true);
    });
  }, [itemId, storeNumber, zip]);
  if (!there || storeNumber === null) return null;
  const item = { itemId, qty, deliveryType: 'ISP', pickStoreNumber: storeNumber } as const;
  return (
    <Button variant="primary" onClick={() => void pageCart().run(cartCommands.add({ items: [item], confirm: true }))}>
      <StoreIcon /> {t('pickUpInstead', { store: storeCity ?? storeNumber })}
    </Button>
  );
}
