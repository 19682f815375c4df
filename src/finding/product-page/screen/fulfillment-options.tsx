// Pickup and delivery of a product, with their dates and places.
import { useState } from 'react';
import { catalogWords } from '#goods/catalog/words';
import { PlaceDialog, usePlace } from '#goods/stores/screen';
import { StoreIcon, TruckIcon } from '#ui/kit/icons';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';
import { generalPromise, useTileFacts, type ShownTile } from '#finding/tiles/screen';
import type { ShownProduct } from './load-product.ts';
import { FulfillmentOption } from './fulfillment-option.tsx';
import { ProductPickup } from './product-pickup.tsx';
import styles from './product-buy-box.module.css';

/**
 * Pickup and delivery for the shopper's own store and ZIP code; before those are known, for everybody. When both are possible, the shopper chooses
 * one for the add form.
 */
export function FulfillmentOptions({
  tile,
  sells,
  deliveryCost,
}: Pick<ShownProduct, 'tile' | 'deliveryCost'> & { readonly sells: boolean }) {
  const t = useWords(catalogWords);
  const facts = useTileFacts(tile.itemId);
  const { storeCity } = usePlace();
  const [isPickup, setIsPickup] = useState(false);
  const options = useWays(tile, deliveryCost);
  const canChoose = sells && facts !== undefined && storeCity !== null && options.every(({ ok }) => ok);
  return (
    <section aria-label={t('waysTitle')}>
      <ul className={styles.ways}>
        {options.map((option) => (
          <li key={option.id} className={option.ok ? styles.yes : styles.no}>
            <FulfillmentOption
              {...option}
              orderBy={facts?.delivery.orderBy}
              canChoose={canChoose}
              isChosen={(option.type === 'ISP') === isPickup}
            />
          </li>
        ))}
      </ul>
      <div className={styles.places}>
        {sells && tile.bopisEligible && facts?.pickup.notAllowed !== true && tile.badge !== 'preOrder' && (
          <ProductPickup itemId={tile.itemId} onChoose={() => setIsPickup(true)} />
        )}
        <ChangePlace itemId={tile.itemId} />
      </div>
    </section>
  );
}

/** Pickup and delivery with place and cost. */
function useWays(tile: ShownTile, deliveryCost: ShownProduct['deliveryCost']) {
  const t = useWords(catalogWords);
  const facts = useTileFacts(tile.itemId);
  const { zip, storeCity } = usePlace();
  const { pickup, delivery } = facts ?? generalPromise(tile, t);
  const elsewhere = facts?.pickup.elsewhere ?? null;
  const cost = facts === undefined ? deliveryCost : facts.delivery.cost;
  const store = storeCity === null ? t('pickupPlace') : t('pickupAt', { store: storeCity });
  const to = t('deliveryPlace', { zip });
  return [
    { id: 'pickup', type: 'ISP', Icon: StoreIcon, ...pickup, place: pickup.ok ? store : elsewhere, cost: t('free'), isFree: true },
    {
      id: 'delivery',
      type: 'STA',
      Icon: TruckIcon,
      ...delivery,
      place: !delivery.ok ? null : cost?.note ? `${to}, ${cost.note}` : to,
      cost: cost?.amount,
      isFree: cost?.isFree,
    },
  ];
}

function ChangePlace({ itemId }: Pick<ShownTile, 'itemId'>) {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  return (
    <>
      <TextAction to={paths.place()} rel="nofollow" aria-haspopup="dialog" onClick={show}>
        {t('changePlace')}
      </TextAction>
      {used && <PlaceDialog open={open} onClose={close} itemIds={[itemId]} />}
    </>
  );
}
