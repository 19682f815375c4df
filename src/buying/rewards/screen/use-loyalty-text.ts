// What a member reads about their standing: by the type of messaging that their segment gets (USR-5).
import { formatNumber } from '#base/locale/rules';
import type { RewardsInformation } from '#buying/rewards/contract';
import { EARNS } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import { useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';

type Standing = Pick<RewardsInformation, 'loyaltyRewards' | 'remainingAmt'>;

/** Makes the sentence: what the next tier takes (PR6), or what theirs gives them (PR7). */
export function useLoyaltyText(): (standing: Standing) => string {
  const t = useWords(rewardsWords);
  const price = usePrice();
  const { copyLocale } = useShop();
  return ({ loyaltyRewards: { tier, nextTier, messaging }, remainingAmt }) => {
    const next = nextTier === null ? t('top') : t('toGo', { amount: price(remainingAmt), tier: t(`tier.${nextTier}`) });
    if (messaging !== 'PR7') return next;
    return `${t('earns', { percent: formatNumber(EARNS[tier], copyLocale), tier: t(`tier.${tier}`) })} ${next}`;
  };
}
