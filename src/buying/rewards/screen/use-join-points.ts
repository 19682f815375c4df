// What joining the free program gives, in the page's language: figures from the rules (RWD-1).
import { formatNumber } from '#base/locale/rules';
import { EARNS, TIERS, type Tier } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import { useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';

const SPENT = 50;

export function useJoinPoints(): { readonly title: string; readonly points: readonly string[] } {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  const price = usePrice();
  const percent = (tier: Tier): string => formatNumber(EARNS[tier], copyLocale);
  const from = (tier: Tier): string => price((TIERS.find((one) => one.tier === tier)?.from ?? 0) / 100);
  return {
    title: t('joinTitle', { percent: percent('member') }),
    points: [
      t('joinEarn', { spent: price(SPENT), money: price((SPENT * EARNS.member) / 100) }),
      t('joinTiers', { best: percent('best'), bestFrom: from('best'), elite: percent('elite'), eliteFrom: from('elite') }),
    ],
  };
}
