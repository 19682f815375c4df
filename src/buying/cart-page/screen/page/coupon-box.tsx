// Coupons of the cart, and a field for another one. A refused code shows its reason and stays in the field (CART-15).
import { useRef, useState } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { IconButton } from '#ui/kit/icon-button';
import { CloseIcon, CouponIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { CART_FIELDS, CartForm, isAccepted, useCart, useCartCommands } from '#buying/cart/screen';
import styles from './coupon-box.module.css';

export interface RefusedCoupon {
  readonly text: string;
  /** The typed code, from a form before hydration. */
  readonly code: string | null;
}

interface CouponBoxProps {
  readonly coupons: Cart['coupons'];
  readonly refused: RefusedCoupon | null;
}

/** Messages of accepted coupons; the row of a coupon says why it does not apply yet. */
const DONE: ReadonlySet<string> = new Set(['ADDED_TO_CART', 'COUPON_ALREADY_ADDED']);

export function CouponBox({ coupons, refused }: CouponBoxProps) {
  const t = useWords(cartWords);
  const { busy } = useCart();
  const { coupon: enter } = useCartCommands();
  const field = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState('');
  const apply = async (): Promise<void> => {
    const code = field.current?.value.trim() ?? '';
    if (code === '') return field.current?.focus();
    setAdded('');
    const answer = await enter({ code });
    if (!isAccepted(answer)) return;
    setAdded(answer.messages.find((message) => DONE.has(message.code))?.description ?? '');
    if (field.current !== null) field.current.value = '';
  };
  return (
    <div className={styles.box}>
      {coupons.map((coupon) => (
        <CouponRow key={coupon.code} coupon={coupon} onRemove={() => setAdded('')} />
      ))}
      <CartForm intent="coupon" onSubmit={() => void apply()}>
        <Field label={t('couponCode')} bare error={refused?.text}>
          <span className={styles.row}>
            <TextInput
              ref={field}
              name={CART_FIELDS.coupon}
              defaultValue={refused?.code ?? ''}
              placeholder={t('couponCode')}
              size="small"
              code
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button type="submit" size="small" busy={busy}>
              {t('apply')}
            </Button>
          </span>
        </Field>
      </CartForm>
      <p role="status" className={styles.added}>
        {added}
      </p>
    </div>
  );
}

interface CouponRowProps {
  readonly coupon: Cart['coupons'][number];
  readonly onRemove: () => void;
}

function CouponRow({ coupon, onRemove }: CouponRowProps) {
  const t = useWords(cartWords);
  const { removeCoupon } = useCartCommands();
  const { code, scope, applied, byItself = false } = coupon;
  // It applies without a code, so it cannot be removed.
  if (scope === 'instant' || byItself)
    return (
      <div className={styles.coupon}>
        <CouponWords coupon={coupon} />
      </div>
    );
  const remove = (): void => {
    onRemove();
    void removeCoupon({ code });
  };
  return (
    <CartForm
      intent="removeCoupon"
      fields={{ coupon: code }}
      onSubmit={remove}
      className={`${styles.coupon} ${applied ? '' : styles.idle}`}
    >
      <CouponWords coupon={coupon} />
      <IconButton type="submit" label={t('removeCoupon', { code })}>
        <CloseIcon />
      </IconButton>
    </CartForm>
  );
}

function CouponWords({ coupon: { code, title, applied, description } }: { readonly coupon: Cart['coupons'][number] }) {
  return (
    <>
      <CouponIcon />
      <span>
        <b>{code}</b> {applied ? title : description}
      </span>
    </>
  );
}
