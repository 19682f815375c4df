// What rewards may pay for in this cart, and that some of it they may not (RWD-1).
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { rewardsWords } from '#buying/rewards/words';
import { ReceiptSection } from '#ui/kit/receipt';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './cart-page.module.css';

interface EligibleRewardsProps {
  readonly cart: {
    readonly items: readonly Pick<Cart['items'][number], 'easyRewardsItem'>[];
    readonly metadata: { readonly uiSwitches: Pick<Cart['metadata']['uiSwitches'], 'easyRewards'> };
    readonly cartEasyRewards?: Cart['cartEasyRewards'];
  };
}

export function EligibleRewards({ cart: { items, metadata, cartEasyRewards } }: EligibleRewardsProps) {
  const t = useWords(cartWords);
  const rewards = useWords(rewardsWords);
  const price = usePrice();
  if (!metadata.uiSwitches.easyRewards || cartEasyRewards === undefined) return null;
  const { eligibleItems, eligibleAmount } = cartEasyRewards;
  const hasIneligible = items.some(({ easyRewardsItem }) => easyRewardsItem !== true);
  if (eligibleItems === 0 && !hasIneligible) return null;
  return (
    <ReceiptSection title={t('rewardsTitle')}>
      <p className={styles.rewards}>
        {eligibleItems > 0 && t('rewardsText', { n: eligibleItems, amount: price(eligibleAmount) })}{' '}
        {hasIneligible && rewards('ineligible')}
      </p>
    </ReceiptSection>
  );
}
