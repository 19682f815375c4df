// Pickup and delivery of a product, with their dates and places.
import { useState } from 'react';
import { catalogWords } from '#goods/catalog/words';
import { PlaceDialog, usePlace } from '#goods/stores/screen';
import { StoreIcon, TruckIcon } from '#ui/kit/icons';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';
import { BUY_FORM, generalPromise, useTileFacts, type ShownTile } from '#finding/tiles/screen';
import type { ShownProduct } from './load-product.ts';
import { ProductPickup } from './product-pickup.tsx';
import styles from './product-buy-box.module.css';
import { CART_FIELDS } from '#buying/cart/screen';
import { OrderWithin } from '#goods/delivery/screen';

/**
 * Pickup and delivery for the shopper's own store and ZIP code; before those are known, for everybody. When both are possible, the shopper chooses
 * one for the add form.
 */
export function FulfillmentOptions({ tile, sells }: Pick<ShownProduct, 'tile'> & { readonly sells: boolean }) {
  const t = useWords(catalogWords);
  const facts = useTileFacts(tile.itemId);
  const { zip, storeCity } = usePlace();
  const [isPickup, setIsPickup] = useState(false);
  const { pickup, delivery } = facts ?? generalPromise(tile, t);
  const options = [
    {
      id: 'pickup',
      type: 'ISP',
      Icon: StoreIcon,
      ...pickup,
      place: storeCity === null ? t('pickupPlace') : t('pickupAt', { store: storeCity }),
    },
    { id: 'delivery', type: 'STA', Icon: TruckIcon, ...delivery, place: t('deliveryPlace', { zip }) },
  ];
  const canChoose = sells && facts !== undefined && storeCity !== null && pickup.ok && delivery.ok;
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
      <noscript>
        <p className={styles.note}>{t('defaultPlace', { zip })}</p>
      </noscript>
      <div className={styles.places}>
        {sells && tile.bopisEligible && tile.badge !== 'preOrder' && (
          <ProductPickup itemId={tile.itemId} onChoose={() => setIsPickup(true)} />
        )}
        <ChangePlace itemId={tile.itemId} />
      </div>
    </section>
  );
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

interface FulfillmentOptionProps {
  readonly id: string;
  readonly type: string;
  readonly Icon: typeof StoreIcon;
  readonly ok: boolean;
  readonly text: string;
  readonly place: string;
  /** Until when an order reaches this delivery: null without such a time, undefined before the shopper's facts are known. */
  readonly orderBy: number | null | undefined;
  readonly canChoose: boolean;
  readonly isChosen: boolean;
}

function FulfillmentOption({ id, type, Icon, ok, text, place, orderBy, canChoose, isChosen }: FulfillmentOptionProps) {
  const Plate = canChoose ? 'label' : 'div';
  return (
    <Plate>
      {canChoose && (
        <input
          key={String(isChosen)}
          type="radio"
          form={BUY_FORM}
          name={CART_FIELDS.deliveryType}
          value={type}
          defaultChecked={isChosen}
          className="sr"
        />
      )}
      <Icon />
      <span>
        <b>{text}</b> {ok && <span>{place}</span>}
        {ok && id === 'delivery' && orderBy !== undefined && (
          <span className={styles.soon}>
            <OrderWithin orderBy={orderBy} />
          </span>
        )}
      </span>
    </Plate>
  );
}
