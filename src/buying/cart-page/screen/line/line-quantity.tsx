// The quantity of a line, and the frame that knows which quantity was requested last.
import { createContext, useContext, type FormEvent, type ReactNode } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { formatNumber } from '#base/locale/rules';
import { cartWords } from '#buying/cart/words';
import { Quantity } from '#ui/kit/quantity';
import { useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { CartForm, lineId, useCartCommands, useLine } from '#buying/cart/screen';
import { useViewOnly } from '../page/representative-here.ts';
import styles from './cart-line.module.css';

/** The last requested quantity, so that a line asks the store only once. */
const Wanted = createContext<number | undefined>(undefined);

/** Shows that the line is busy or leaving without rendering its content. */
export function LineFrame({ cartItemId, children }: { readonly cartItemId: string; readonly children: ReactNode }) {
  const { pending, leaving, wanted } = useLine(cartItemId);
  const classes = `${styles.line} ${leaving ? styles.leaving : ''}`;
  return (
    <article id={lineId(cartItemId)} className={classes} aria-busy={pending || undefined} data-cart-item={cartItemId}>
      <Wanted value={wanted}>{children}</Wanted>
    </article>
  );
}

/** A field, or in a cart that is only shown the number alone. */
export function LineQuantity({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const { copyLocale } = useShop();
  if (!useViewOnly()) return <QuantityField item={item} />;
  return (
    <p className={styles.quantity}>
      <span className="sr">{t('quantityOf', { name: item.product.name })}</span>
      <span>
        <span aria-hidden>× </span>
        {formatNumber(item.qty, copyLocale)}
      </span>
    </p>
  );
}

/** Shows the last requested quantity, answered or not. */
function QuantityField({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const wanted = useContext(Wanted);
  const { quantity, remove } = useCartCommands();
  const { cartItemId, product, increment, quantityLimit } = item;
  const { name } = product;
  const change = (qty: number): void => void (qty === 0 ? remove({ cartItemId }) : quantity({ cartItemId, qty }));
  const settle = (event: FormEvent<HTMLFormElement>) => {
    // Enter in the field finishes the edit, as presses before the page was awake do: leaving the field reports the new quantity.
    const field = event.currentTarget.querySelector<HTMLInputElement>('input[name=qty]');
    field?.focus({ preventScroll: true });
    field?.blur();
  };
  return (
    <CartForm intent="quantity" fields={{ cartItemId }} onSubmit={settle} className={styles.quantity}>
      {/* Enter in a field presses the form's first button, so that must not be the minus button. */}
      <input type="submit" hidden />
      <Quantity
        value={wanted ?? item.qty}
        onChange={change}
        label={t('quantityOf', { name })}
        lessLabel={t('less', { name })}
        moreLabel={t('more', { name })}
        name="qty"
        stepName="step"
        min={0}
        max={quantityLimit}
        step={increment}
        size="small"
      />
      <noscript>
        <TextAction type="submit" about={t('about', { name })}>
          {t('update')}
        </TextAction>
      </noscript>
    </CartForm>
  );
}
