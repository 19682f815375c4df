// One saved item (SFL-1): name, price now and when saved, availability and actions.
import { memo } from 'react';
import type { SavedItem } from '#buying/saved-for-later/contract';
import { savedWords } from '#buying/saved-for-later/words';
import { formatDay } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { Price } from '#ui/kit/price';
import { useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { usePrice } from '#ui/page/use-price';
import { CartForm, ItemActs, ItemMeta, ItemName, ItemNotice } from '#buying/cart/screen';
import type { SavedIntent } from './saved-forms.ts';
import styles from './saved-panel.module.css';
import { useSavedCommands } from './use-saved.ts';

interface SavedItemRowProps {
  readonly item: SavedItem;
  readonly busy: boolean;
  /** In the mini cart, without related items. */
  readonly small?: boolean | undefined;
}

/** Memoized by the item. */
export const SavedItemRow = memo(function SavedItemRow({ item, busy, small }: SavedItemRowProps) {
  const t = useWords(savedWords);
  const { toCart, unsave } = useSavedCommands();
  const { listItemId, qty, movable, itemDetails, messages, itemId } = item;
  const { name, itemUrl, imageUrl, pack, relatedItems } = itemDetails;
  const about = t('about', { name });
  return (
    <article className={styles.item} aria-busy={busy || undefined}>
      <Picture src={imageUrl} alt="" width={88} height={88} ground className={styles.picture} />
      <div className={styles.words}>
        <ItemName to={itemUrl}>{name}</ItemName>
        <ItemMeta>{[t('itemNumber', { itemId }), pack, qty > 1 && t('quantity', { n: qty })].filter(Boolean).join(' · ')}</ItemMeta>
        <SavedState item={item} />
        {messages.map(({ code, description, type }) => (
          <ItemNotice key={code} type={type}>
            {description}
          </ItemNotice>
        ))}
        <ItemActs>
          {movable && (
            <CartForm<SavedIntent> intent="toCart" fields={{ listItemId }} onSubmit={() => void toCart({ listItemIds: [listItemId] })}>
              <Button type="submit" size="small" busy={busy}>
                {t('move')}
                <span className="sr"> {about}</span>
              </Button>
            </CartForm>
          )}
          <CartForm<SavedIntent> intent="unsave" fields={{ listItemId }} onSubmit={() => void unsave({ listItemId })}>
            <TextAction type="submit" about={about}>
              {t('remove')}
            </TextAction>
          </CartForm>
        </ItemActs>
      </div>
      <SavedPrice item={item} />
      {small !== true && relatedItems.map((related) => <Related key={related.type} related={related} />)}
    </article>
  );
});

function SavedPrice({ item: { priceDrop, qty, itemDetails } }: Pick<SavedItemRowProps, 'item'>) {
  const t = useWords(savedWords);
  const price = usePrice();
  const each = itemDetails.priceInfo.finalPricePerUnit;
  const goods = each === null ? null : Math.round(each * qty * 100) / 100;
  return (
    <Price
      now={price(goods)}
      nowLabel={t('now')}
      was={priceDrop === null ? undefined : price(Math.round(priceDrop.was * qty * 100) / 100)}
      wasLabel={t('was')}
      unit={qty > 1 ? t('each', { price: price(each) }) : undefined}
      size="small"
      column
      className={styles.price}
    />
  );
}

/** Good news about the item: a lower price, an early day. */
function SavedState({ item: { priceDrop, movable, itemDetails } }: Pick<SavedItemRowProps, 'item'>) {
  const t = useWords(savedWords);
  const price = usePrice();
  const { copyLocale } = useShop();
  const { deliveryDate, pickupStore } = itemDetails;
  return (
    <>
      {priceDrop !== null && (
        <p>
          <Badge tone="deal">{t('drop', { amount: price(Math.round((priceDrop.was - priceDrop.now) * 100) / 100) })}</Badge>
        </p>
      )}
      {movable && deliveryDate !== null && (
        <ItemMeta>
          {t(pickupStore === null ? 'arrives' : 'fetched', {
            day: formatDay(new Date(`${deliveryDate}T12:00:00Z`), 'UTC', copyLocale),
            store: pickupStore,
          })}
        </ItemMeta>
      )}
    </>
  );
}

function Related({ related: { title, items } }: { readonly related: SavedItem['itemDetails']['relatedItems'][number] }) {
  const price = usePrice();
  return (
    <div role="group" className={styles.related} aria-label={title}>
      <p>{title}</p>
      <ul>
        {items.map(({ itemId, name, url, imageUrl, finalPricePerUnit }) => (
          <li key={itemId}>
            <Picture src={imageUrl} alt="" width={48} height={48} ground className={styles.relatedPicture} />
            <span>
              <Link to={url}>{name}</Link> <b className="num">{price(finalPricePerUnit)}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
