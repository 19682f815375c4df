// Below a line: its plans and services, and others it can have. Nothing is preselected.
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { PlanIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { usePrice } from '#ui/page/use-price';
import { CartForm, useCartCommands, useLine, useLineMessages } from '#buying/cart/screen';
import styles from './cart-line.module.css';
import { MessageLines } from './message-lines.tsx';

interface LinePartsProps {
  readonly item: CartItem;
  readonly parts: readonly CartItem[];
}

export function LineParts({ item, parts }: LinePartsProps) {
  return (
    <>
      <BundleParts parts={parts.filter(isBundlePart)} />
      {parts
        .filter((part) => !isBundlePart(part))
        .map((part) => (
          <Part key={part.cartItemId} part={part} />
        ))}
      {item.offers.length > 0 && <Offers item={item} />}
    </>
  );
}

function isBundlePart({ parentRelationType }: CartItem): boolean {
  return parentRelationType === 'BUNDLE';
}

/** The parts of a bundle, which cannot be changed alone (CART-10). */
function BundleParts({ parts }: { readonly parts: readonly CartItem[] }) {
  const t = useWords(cartWords);
  if (parts.length === 0) return null;
  return (
    <div className={styles.bundle}>
      <p>{t('inBundle')}</p>
      <ul>
        {parts.map(({ cartItemId, qty, piecesPerBundle = 1, product }) => (
          <li key={cartItemId}>{t('bundlePart', { n: qty * piecesPerBundle, name: product.name })}</li>
        ))}
      </ul>
      {parts.map(({ cartItemId }) => (
        <PartMessages key={cartItemId} cartItemId={cartItemId} />
      ))}
    </div>
  );
}

/** Why a part did not change after an attempt. */
function PartMessages({ cartItemId }: { readonly cartItemId: string }) {
  return <MessageLines messages={useLineMessages(cartItemId)} className={styles.partSaid} />;
}

function Part({ part }: { readonly part: CartItem }) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { remove } = useCartCommands();
  const { cartItemId, qty, product, priceInfo } = part;
  const { pending } = useLine(cartItemId);
  const messages = [...part.messages, ...useLineMessages(cartItemId)];
  const each = priceInfo.finalPricePerUnit;
  return (
    <div className={styles.part} aria-busy={pending || undefined}>
      <PlanIcon />
      <span>
        {product.name} {qty > 1 && <>× {qty}</>}
      </span>
      <CartForm intent="remove" fields={{ cartItemId }} onSubmit={() => void remove({ cartItemId })}>
        <TextAction type="submit" about={t('about', { name: product.name })}>
          {t('remove')}
        </TextAction>
      </CartForm>
      <b className={`num ${styles.partPrice}`}>{price(each === null ? null : Math.round(each * qty * 100) / 100)}</b>
      <MessageLines messages={messages} className={styles.partSaid} />
    </div>
  );
}

/** A single offer stands open; of several, one row opens them with their prices. */
function Offers({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const { offers } = item;
  const list = (
    <ul className={styles.offers} aria-label={t('plans')}>
      {offers.map((offer) => (
        <Offer key={offer.itemId} item={item} offer={offer} />
      ))}
    </ul>
  );
  if (offers.length === 1) return <div className={styles.offered}>{list}</div>;
  return (
    <details className={styles.offered}>
      <summary>
        <PlanIcon />
        <span>{t('plansAsked')}</span>
        <b>
          {t('plansChoose')}
          <span className="sr"> {t('about', { name: item.product.name })}</span>
        </b>
      </summary>
      {list}
    </details>
  );
}

interface OfferProps {
  readonly item: CartItem;
  readonly offer: CartItem['offers'][number];
}

function Offer({ item: { cartItemId, qty, product }, offer: { itemId, name, finalPricePerUnit } }: OfferProps) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { add } = useCartCommands();
  return (
    <li>
      <CartForm
        intent="add"
        fields={{ itemId, qty, parent: cartItemId }}
        onSubmit={() => void add({ items: [{ itemId, qty, parentRelationCartItemId: cartItemId }] })}
      >
        <TextAction type="submit" about={t('about', { name: product.name })}>
          {t('addPlan', { name, price: price(finalPricePerUnit) })}
        </TextAction>
      </CartForm>
    </li>
  );
}
