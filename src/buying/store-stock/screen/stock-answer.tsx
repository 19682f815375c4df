// What the store has: the item with its price, how many, when it is ready, and "Add to cart" for pickup there; or why not, and what instead.
import type { ReactNode } from 'react';
import { AddToCartForm, CART_FIELDS } from '#buying/cart/screen';
import type { StockItem, StoreStockAnswer } from '#buying/store-stock/contract';
import { storeStockWords } from '#buying/store-stock/words';
import { Badge } from '#ui/kit/badge';
import { Link } from '#ui/kit/link';
import { Message, type MessageTone } from '#ui/kit/message';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './store-stock.module.css';

interface StockAnswerProps {
  readonly answer: StoreStockAnswer;
}

export function StockAnswer({ answer }: StockAnswerProps) {
  const { item, state, available, ready, store } = answer;
  const t = useWords(storeStockWords);
  return (
    <>
      {item !== null && (
        <ItemCard item={item}>
          {state === 'inStock' && (
            <>
              <p>
                <Badge tone="ok">{t('onShelf', { n: available })}</Badge> {ready}
              </p>
              <AddHere item={item} storeNumber={store.storeNumber} most={Math.min(available, item.most)} />
            </>
          )}
        </ItemCard>
      )}
      <Reason answer={answer} />
      {answer.choices.length > 0 && <Choices answer={answer} />}
    </>
  );
}

/** For each state but `inStock`: what is so, and what can be done. */
function Reason({ answer: { state, asked, item, store, available, shipsOn, why, choices } }: StockAnswerProps) {
  const t = useWords(storeStockWords);
  const said = (tone: MessageTone, title: string, text: string) => (
    <Message tone={tone} title={title}>
      {text} {item !== null && <Link to={item.href}>{t('toItem')}</Link>}
    </Message>
  );
  switch (state) {
    case 'inStock':
      return null;
    case 'soldOut': {
      const title = available > 0 ? t('tooFew', { n: available, name: store.name }) : t('soldOut', { name: store.name });
      return said('warn', title, shipsOn === '' ? t('soldOutText') : t('shipsHere', { day: shipsOn }));
    }
    case 'notInStores':
      return said('info', t('notInStores'), t('notInStoresText'));
    case 'refused':
      return said('warn', t('refused'), why);
    case 'ambiguous':
      return said('info', t('ambiguous', { n: choices.length, number: asked }), t('ambiguousText'));
    case 'notAnItem':
      return said('bad', t('notAnItem'), t('notAnItemText'));
    default:
      return said('bad', t('unknown', { number: asked }), t(choices.length > 0 ? 'unknownGuessText' : 'unknownText'));
  }
}

function ItemCard({ item, children }: { readonly item: StockItem; readonly children: ReactNode }) {
  const t = useWords(storeStockWords);
  return (
    <article className={styles.item} aria-label={item.name}>
      <Picture src={item.image} alt="" width={120} height={120} ground first />
      <div className={styles.facts}>
        <h2>
          <Link to={item.href}>{item.name}</Link>
        </h2>
        <p className={styles.meta}>
          {t('number', { itemId: item.itemId })}
          {item.pack !== null && ` · ${item.pack}`}
        </p>
        <Price item={item} />
        {children}
      </div>
    </article>
  );
}

function Price({ item }: { readonly item: StockItem }) {
  const price = usePrice();
  return item.price === null ? null : <p className={`num ${styles.price}`}>{price(item.price)}</p>;
}

/** Pickup in this store, whichever the shopper's own is. */
function AddHere({ item, storeNumber, most }: { readonly item: StockItem; readonly storeNumber: string; readonly most: number }) {
  const t = useWords(storeStockWords);
  const about = { name: item.name };
  const quantity = { label: t('quantity', about), lessLabel: t('less', about), moreLabel: t('more', about), max: most };
  return (
    <AddToCartForm itemId={item.itemId} label={t('add')} about={item.name} quantity={quantity} step={item.step} variant="primary">
      <input type="hidden" name={CART_FIELDS.deliveryType} value="ISP" />
      <input type="hidden" name={CART_FIELDS.storeNumber} value={storeNumber} />
    </AddToCartForm>
  );
}

/** Each leads to its own answer. */
function Choices({ answer: { choices, state, store } }: StockAnswerProps) {
  const t = useWords(storeStockWords);
  const paths = usePaths();
  return (
    <section>
      <h2 className={styles.choicesTitle}>{t(state === 'ambiguous' || state === 'unknown' ? 'meant' : 'instead')}</h2>
      <ul className={styles.choices}>
        {choices.map((item) => (
          <li key={item.itemId}>
            <Picture src={item.image} alt="" width={56} height={56} ground />
            <div>
              <Link to={paths.storeStock(store.storeNumber, item.itemId)}>{item.name}</Link>
              <p className={styles.meta}>{t('number', { itemId: item.itemId })}</p>
            </div>
            <Price item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
