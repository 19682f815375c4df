// The quick view's drawer: shows the tile's facts at once, and the rest of the product when it has loaded.
import { useEffect, useState } from 'react';
import { Heart } from '#buying/lists/screen';
import type { productCalls } from '#goods/catalog/contract';
import { tileActionOf } from '#goods/catalog/rules';
import { catalogWords } from '#goods/catalog/words';
import { tilesWords } from '#finding/tiles/words';
import { isRefusal } from '#base/outcome/rules';
import { Button } from '#ui/kit/button';
import { caller } from '#ui/page/call';
import { Drawer } from '#ui/kit/drawer';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import type { ReplyOf } from '#ui/page/page-visit';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import { optionsAddress } from './options-address.ts';
import { CostSlip } from './cost-slip.tsx';
import { canBuy, ProductAddForm } from './product-add-form.tsx';
import { Rating } from './product-tile.tsx';
import { ProductFacts } from './quick-view-facts.tsx';
import styles from './quick-view-drawer.module.css';
import type { ShownTile } from './tile-view-model.ts';
import { useBlocked } from './personal-facts-provider.tsx';
import { TilePrice } from './tile-price.tsx';
import { TilePromise } from './tile-promise.tsx';

type Product = ReplyOf<(typeof productCalls)['GET /api/product/:itemId']>;

const call = caller<typeof productCalls>();

export interface QuickViewDrawerProps {
  readonly tile: ShownTile;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function QuickViewDrawer({ tile, open, onClose }: QuickViewDrawerProps) {
  const t = useWords(catalogWords);
  const own = useWords(tilesWords);
  const blocked = useBlocked(tile);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('quickView')}
      closeLabel={t('close')}
      foot={
        <LinkButton to={tile.href} wide>
          {own('seeFullDetails')}
        </LinkButton>
      }
    >
      <h3 className={styles.title}>{tile.title}</h3>
      <div className={styles.head}>
        <Picture src={tile.image.src} alt="" width={176} height={176} />
        <div className={styles.facts}>
          {tile.pack !== null && <p className={styles.pack}>{tile.pack}</p>}
          {tile.rating !== null && <Rating rating={tile.rating} />}
          {tile.badge !== 'discontinued' && <TilePrice tile={tile} />}
          <TilePromise tile={tile} />
        </div>
      </div>
      <Heart itemId={tile.itemId} label={t('saveToList', tile)} savedLabel={t('onYourLists', tile)}>
        {own('addToList')}
        <span className="sr"> {t('aboutItem', tile)}</span>
      </Heart>
      {blocked !== null && <Message tone="warn" title={blocked} />}
      <Rest key={tile.itemId} itemId={tile.itemId} blocked={blocked !== null} />
    </Drawer>
  );
}

function Rest({ itemId, blocked }: { readonly itemId: string; readonly blocked: boolean }) {
  const t = useWords(catalogWords);
  const own = useWords(tilesWords);
  const [tries, setTries] = useState(1);
  const [product, setProduct] = useState<Product | 'failed' | undefined>();
  useEffect(() => {
    let stale = false;
    void call('GET /api/product/:itemId', { params: { itemId } }).then((reply) => {
      if (!stale) setProduct(isRefusal(reply) ? 'failed' : reply);
    });
    return () => {
      stale = true;
    };
  }, [itemId, tries]);
  if (product === undefined) return <Spinner label={own('quickViewLoading')} />;
  if (product === 'failed')
    return (
      <Message tone="bad" title={own('quickViewFailed')} live>
        <Button size="small" onClick={() => setTries(tries + 1)}>
          {own('tryAgain')}
        </Button>
      </Message>
    );
  const action = blocked || !canBuy(product) ? null : tileActionOf(product.tile);
  return (
    <>
      <CostSlip product={product} always />
      {action === 'addToCart' && <ProductAddForm product={product} />}
      {action === 'chooseOptions' && (
        <LinkButton to={optionsAddress(product.tile)} variant="primary" wide>
          {t('chooseOptions')}
        </LinkButton>
      )}
      {product.variants.length > 0 && <p className={styles.pack}>{own('quickViewChoices')}</p>}
      <ProductFacts product={product} />
    </>
  );
}
