// Rewards on a member's account page: the tier, the distance to the next, and the available rewards (RWD-1).
import type { ReactNode } from 'react';
import { formatDate } from '#base/locale/rules';
import type { RewardsInformation } from '#buying/rewards/contract';
import { rewardsWords } from '#buying/rewards/words';
import { Badge } from '#ui/kit/badge';
import { Meter } from '#ui/kit/meter';
import { useShop, useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import { usePrice } from '#ui/page/use-price';
import styles from './rewards.module.css';
import { useLoyaltyText } from './use-loyalty-text.ts';
import { isKnown, useRewards } from './use-rewards.ts';

/** An available reward. */
export type Reward = RewardsInformation['availableRewards'][number];

/** The button that adds these rewards to the cart; screen readers get `about` after its label. */
export type ToCart = (rewards: readonly Reward[], label: string, about?: string) => ReactNode;

interface MemberRewardsProps {
  readonly rewardsNumber: string;
  readonly toCart: ToCart;
  /** Facts about the member that need no rewards service: shown first, and alone when rewards cannot be fetched. */
  readonly children: ReactNode;
}

export function MemberRewards({ rewardsNumber, toCart, children }: MemberRewardsProps) {
  const t = useWords(rewardsWords);
  const rewards = useRewards(rewardsNumber);
  if (rewards === null)
    return (
      <>
        {children}
        <div className={styles.wait}>
          <Spinner size="sm" label={t('loading')} />
        </div>
      </>
    );
  return isKnown(rewards) ? (
    <Known rewards={rewards} toCart={toCart}>
      {children}
    </Known>
  ) : (
    children
  );
}

interface KnownProps extends Pick<MemberRewardsProps, 'toCart' | 'children'> {
  readonly rewards: RewardsInformation;
}

function Known({ rewards, toCart, children }: KnownProps) {
  const t = useWords(rewardsWords);
  const tier = t(`tier.${rewards.loyaltyRewards.tier}`);
  return (
    <div className={styles.rewards}>
      <div className={styles.standing}>
        {children}
        <Standing rewards={rewards} />
      </div>
      <div className={styles.available}>
        {rewards.showTierUpgradeNewFlag && <Badge tone="new">{t('newTier', { tier })}</Badge>}
        {rewards.showFreeSkuNewFlag && <Badge tone="new">{t('newFree')}</Badge>}
        <AvailableRewards rewards={rewards.availableRewards} toCart={toCart} />
      </div>
    </div>
  );
}

/** The tier, the amount spent, and the distance to the next tier. */
function Standing({ rewards }: { readonly rewards: RewardsInformation }) {
  const t = useWords(rewardsWords);
  const price = usePrice();
  const { loyaltyRewards, amtSpent, remainingAmt } = rewards;
  const { nextTier } = loyaltyRewards;
  const loyaltyText = useLoyaltyText();
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('tier')}</dt>
          <dd>{t(`tier.${loyaltyRewards.tier}`)}</dd>
        </div>
        <div>
          <dt>{t('spent')}</dt>
          <dd>{price(amtSpent)}</dd>
        </div>
      </dl>
      <div>
        {nextTier !== null && <Meter value={amtSpent} max={amtSpent + remainingAmt} label={t('way', { tier: t(`tier.${nextTier}`) })} />}
        <p className={styles.text}>{loyaltyText(rewards)}</p>
      </div>
    </>
  );
}

/** Rewards that can be used now. */
export function AvailableRewards({ rewards, toCart }: { readonly rewards: readonly Reward[]; readonly toCart: ToCart }) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  if (rewards.length === 0) return <p className={styles.text}>{t('none')}</p>;
  return (
    <div>
      <h3 className={styles.head}>{t('ready')}</h3>
      <ul className={styles.list}>
        {rewards.map((reward) => (
          <li key={reward.code} className={styles.reward}>
            <span>
              <b>{reward.code}</b> {reward.title}
              {reward.endDate !== null && (
                <span className={styles.until}>
                  {' '}
                  {t('until', { day: formatDate(new Date(`${reward.endDate}T12:00:00Z`), 'UTC', copyLocale) })}
                </span>
              )}
            </span>
            {toCart([reward], t('toCart'), t('toCartAbout', { title: reward.title }))}
          </li>
        ))}
      </ul>
      {rewards.length > 1 && toCart(rewards, t('allToCart'))}
      <p className={styles.text}>{t('inCart')}</p>
    </div>
  );
}
