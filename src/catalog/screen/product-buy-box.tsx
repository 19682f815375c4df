// The box that sells: how and when the shopper can have it, how many, and the button.
import { catalogWords } from '#catalog/words';
import { PlaceDialog, usePlace } from '#stores/screen';
import { StoreIcon, TruckIcon } from '#ui/icons';
import { usePaths, useWords } from '#ui/shop';
import { TextAction } from '#ui/text-action';
import { useSurface } from '#ui/use-surface';
import type { ProductPageData } from './load-product.ts';
import { useTileFacts } from './tile-facts.tsx';
import { canBuy, ProductAddForm } from './product-add-form.tsx';
import styles from './product-buy-box.module.css';

export function ProductBuyBox({ product }: { readonly product: ProductPageData['product'] }) {
  const { tile } = product;
  const blocked = useTileFacts(tile.itemId)?.blocked ?? null;
  return (
    <div className={styles.box}>
      <Ways tile={tile} />
      {canBuy(product) && blocked === null && <ProductAddForm product={product} />}
    </div>
  );
}

/** Pickup and delivery for the shopper's own store and zip; before those are known, what holds for everybody. */
function Ways({ tile }: Pick<ProductPageData['product'], 'tile'>) {
  const t = useWords(catalogWords);
  const facts = useTileFacts(tile.itemId);
  const { zip, storeCity } = usePlace();
  const pickup = facts?.pickup ?? { ok: tile.bopisEligible && !tile.isOutOfStock, text: t(tile.bopisEligible ? 'pickupYes' : 'pickupNo') };
  const delivery = facts?.delivery ?? { ok: tile.isDeliveryInstock, text: t(tile.isDeliveryInstock ? 'deliveryYes' : 'deliveryNo') };
  const ways = [
    {
      id: 'pickup',
      Icon: StoreIcon,
      title: t('pickup'),
      ...pickup,
      place: storeCity === null ? t('pickupPlace') : t('pickupAt', { store: storeCity }),
    },
    { id: 'delivery', Icon: TruckIcon, title: t('delivery'), ...delivery, place: t('deliveryPlace', { zip }) },
  ];
  return (
    <section aria-label={t('waysTitle')}>
      <ul className={styles.ways}>
        {ways.map(({ id, Icon, ok, text, place }) => (
          <li key={id} className={ok ? styles.yes : styles.no}>
            <Icon />
            <span>
              <b>{text}</b> <span>{place}</span>
            </span>
          </li>
        ))}
      </ul>
      <noscript>
        <p className={styles.note}>{t('defaultPlace', { zip })}</p>
      </noscript>
      <ChangePlace />
    </section>
  );
}

function ChangePlace() {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  return (
    <>
      <TextAction to={paths.place()} rel="nofollow" aria-haspopup="dialog" onClick={show}>
        {t('changePlace')}
      </TextAction>
      {used && <PlaceDialog open={open} onClose={close} />}
    </>
  );
}
