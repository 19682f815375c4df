// The buy box: pickup and delivery, quantity, and the button.
import { useState } from 'react';
import { CART_FIELDS } from '#buying/cart/screen';
import { catalogWords } from '#goods/catalog/words';
import { OrderWithin } from '#goods/delivery/screen';
import { PlaceDialog, usePlace } from '#goods/stores/screen';
import { StoreIcon, TruckIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';
import { BUY_FORM, canBuy, generalPromise, ProductAddForm, TilePrice, useTileFacts, type ShownTile } from '#finding/tiles/screen';
import type { ShownProduct } from './load-product.ts';
import { CustomizeLink } from './customize-link.tsx';
import { ProductPickup } from './product-pickup.tsx';
import styles from './product-buy-box.module.css';

export function ProductBuyBox({ product }: { readonly product: ShownProduct }) {
  const { tile, replacement, services, custom } = product;
  return (
    <CachedPart name="buy-box" of={{ tile, replacement, services, custom }}>
      <WholeBox product={product} />
    </CachedPart>
  );
}

function WholeBox({ product }: { readonly product: ShownProduct }) {
  const { tile, replacement } = product;
  const facts = useTileFacts(tile.itemId);
  const sells = canBuy(product) && (facts?.blocked ?? null) === null;
  const isForSale = tile.badge !== 'discontinued' && tile.badge !== 'comingSoon';
  if (!isForSale) return replacement && <Replacement tile={replacement} />;
  return (
    <div className={styles.box}>
      <Ways tile={tile} sells={sells} />
      {sells && (product.custom === null ? <ProductAddForm product={product} /> : <CustomizeLink product={product} />)}
    </div>
  );
}

/** The replacement of a discontinued product. */
function Replacement({ tile }: { readonly tile: ShownTile }) {
  const t = useWords(catalogWords);
  return (
    <section className={styles.box} aria-labelledby="replacement-title">
      <h2 id="replacement-title" className={styles.title}>
        {t('replacementText')}
      </h2>
      <Link to={tile.href} className={styles.instead}>
        <Picture src={tile.image.src} alt="" width={88} height={88} ground className={styles.picture} />
        <span>{tile.title}</span>
      </Link>
      <TilePrice tile={tile} />
      <LinkButton to={tile.href} variant="ink" wide className={styles.go}>
        {t('viewDetails')}
      </LinkButton>
    </section>
  );
}

/**
 * Pickup and delivery for the shopper's own store and ZIP code; before those are known, for everybody. When both are possible, the shopper chooses
 * one for the add form.
 */
function Ways({ tile, sells }: Pick<ShownProduct, 'tile'> & { readonly sells: boolean }) {
  const t = useWords(catalogWords);
  const facts = useTileFacts(tile.itemId);
  const { zip, storeCity } = usePlace();
  const [isPickup, setIsPickup] = useState(false);
  const { pickup, delivery } = facts ?? generalPromise(tile, t);
  const ways = [
    {
      id: 'pickup',
      type: 'ISP',
      Icon: StoreIcon,
      ...pickup,
      place: storeCity === null ? t('pickupPlace') : t('pickupAt', { store: storeCity }),
    },
    { id: 'delivery', type: 'STA', Icon: TruckIcon, ...delivery, place: t('deliveryPlace', { zip }) },
  ];
  const open = sells && facts !== undefined && storeCity !== null && pickup.ok && delivery.ok;
  const Plate = open ? 'label' : 'div';
  return (
    <section aria-label={t('waysTitle')}>
      <ul className={styles.ways}>
        {ways.map(({ id, type, Icon, ok, text, place }) => (
          <li key={id} className={ok ? styles.yes : styles.no}>
            <Plate>
              {open && (
                <input
                  key={String(isPickup)}
                  type="radio"
                  form={BUY_FORM}
                  name={CART_FIELDS.deliveryType}
                  value={type}
                  defaultChecked={(type === 'ISP') === isPickup}
                  className="sr"
                />
              )}
              <Icon />
              <span>
                <b>{text}</b> {ok && <span>{place}</span>}
                {ok && id === 'delivery' && facts !== undefined && (
                  <span className={styles.soon}>
                    <OrderWithin orderBy={facts.delivery.orderBy} />
                  </span>
                )}
              </span>
            </Plate>
          </li>
        ))}
      </ul>
      <noscript>
        <p className={styles.note}>{t('defaultPlace', { zip })}</p>
      </noscript>
      <div className={styles.places}>
        {sells && tile.bopisEligible && <ProductPickup itemId={tile.itemId} onChoose={() => setIsPickup(true)} />}
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
