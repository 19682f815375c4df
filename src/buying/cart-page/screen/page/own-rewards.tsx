// Rewards that a member can use on this cart; one press enters them (RWD-1, CART-15).
import type { Cart } from '#buying/cart/contract';
import { formatDate } from '#base/locale/rules';
import { isKnown, useRewards } from '#buying/rewards/screen';
import { rewardsWords } from '#buying/rewards/words';
import { Button } from '#ui/kit/button';
import { useShop, useWords } from '#ui/page/shop';
import styles from './coupon-box.module.css';
import { CART_FIELDS, CartForm, useCart, useCartCommands } from '#buying/cart/screen';

interface OwnRewardsProps {
  readonly rewardsNumber: string;
  readonly coupons: Cart['coupons'];
}

/** Nothing when all are entered, or rewards cannot be loaded. */
export function OwnRewards({ rewardsNumber, coupons }: OwnRewardsProps) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  const { busy } = useCart();
  const { coupon: enter } = useCartCommands();
  const rewards = useRewards(rewardsNumber);
  if (rewards === null || !isKnown(rewards)) return null;
  const left = rewards.availableRewards.filter(({ code }) => coupons.every((entered) => entered.code !== code));
  return left.map(({ code, title, endDate }) => (
    <CartForm
      key={code}
      intent="coupon"
      fields={{ [CART_FIELDS.coupon]: code }}
      onSubmit={() => void enter({ code })}
      className={`${styles.coupon} ${styles.own}`}
    >
      <span>
        <b>{code}</b> {title}
        {endDate !== null && `, ${t('until', { day: formatDate(new Date(`${endDate}T12:00:00Z`), 'UTC', copyLocale) })}`}
      </span>
      <Button type="submit" size="small" busy={busy} aria-label={t('useNamed', { title })}>
        {t('use')}
      </Button>
    </CartForm>
  ));
}
