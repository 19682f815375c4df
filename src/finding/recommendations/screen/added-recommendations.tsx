// Recommendations for the product just added: the carousel of the business overlay (ATC-3, REC-1), ten at most (§9).
import { useEffect, useState } from 'react';
import type { Cart } from '#buying/cart/contract';
import { AddToCartForm } from '#buying/cart/screen';
import { cartWords } from '#buying/cart/words';
import { reportProblem } from '#ui/page/report-problem';
import { isRefusal } from '#base/outcome/rules';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { Badge } from '#ui/kit/badge';
import { caller } from '#ui/page/call';
import type { ReplyOf } from '#ui/page/page-visit';
import { MiniTile } from '#ui/kit/mini-tile';
import { Picture } from '#ui/kit/picture';
import { Price } from '#ui/kit/price';
import { Rail } from '#ui/kit/rail';
import { useWords } from '#ui/page/shop';

type Row = ReplyOf<(typeof recommendationsContract)['POST /api/recommendations']>['rows'][number];

const call = caller<typeof recommendationsContract>();

export function AddedRecommendations({ itemId, cart }: { readonly itemId: string; readonly cart: Cart | null }) {
  const t = useWords(cartWords);
  const row = useRow(itemId);
  const inCart = new Set(cart?.items.map((item) => item.itemId));
  // Products that can be added directly and are not in the cart.
  const tiles = row?.tiles.filter((tile) => tile.canAdd && !inCart.has(tile.itemId)) ?? [];
  if (row === null || tiles.length === 0) return null;
  return (
    <Rail
      mini
      title={row.title}
      size="small"
      previousLabel={t('railPrevious')}
      nextLabel={t('railNext')}
      positionLabel={(first, last, total) => t('railPosition', { first, last, total })}
    >
      {tiles.map(({ itemId: id, title, href, image, pack, price, increment }) => (
        <MiniTile
          key={id}
          upright
          to={href}
          name={title}
          picture={<Picture src={image.src} alt="" width={144} height={144} />}
          note={pack}
          price={
            price !== null && (
              <Price now={price} size="small" unit={row.agreed.includes(id) && <Badge tone="ok">{t('contractPrice')}</Badge>} />
            )
          }
          action={
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

/** Null until known, and when there is nothing to recommend, which is reported as the specification requires. */
function useRow(itemId: string): Row | null {
  const [row, setRow] = useState<Row | null>(null);
  useEffect(() => {
    let current = true;
    void call('POST /api/recommendations', { body: { place: 'cartOverlay', itemIds: [itemId] } }).then((reply) => {
      if (isRefusal(reply))
        reportProblem({ msg: 'Recommendations failed', error: { status: reply.status, code: reply.code }, info: { itemId } });
      if (!current || isRefusal(reply)) return;
      setRow(reply.rows[0] ?? null);
      if (reply.code !== null) reportProblem({ msg: reply.code, info: { itemId } });
    });
    return () => {
      current = false;
    };
  }, [itemId]);
  return row;
}
