// What a member's account says of rewards: the tier, how far the next one is, and what can be used (RWD-1).
import { formatDate } from '#locale/rules';
import type { RewardsInformation } from '#rewards/contract';
import { rewardsWords } from '#rewards/words';
import { Badge } from '#ui/badge';
import { Meter } from '#ui/meter';
import { useShop, useWords } from '#ui/shop';
import { Spinner } from '#ui/spinner';
import { usePrice } from '#ui/use-price';
import styles from './rewards.module.css';
import { isKnown, useRewards } from './use-rewards.ts';

/** Nothing where rewards cannot be fetched. */
export function MemberRewards({ rewardsNumber }: { readonly rewardsNumber: string }) {
  const t = useWords(rewardsWords);
  const rewards = useRewards(rewardsNumber);
  if (rewards === null)
    return (
      <div className={styles.wait}>
        <Spinner size="sm" label={t('loading')} />
      </div>
    );
  return isKnown(rewards) ? <Known rewards={rewards} /> : null;
}

function Known({ rewards }: { readonly rewards: RewardsInformation }) {
  const t = useWords(rewardsWords);
  const price = usePrice();
  const { loyaltyRewards, amtSpent, remainingAmt } = rewards;
  const tier = t(`tier.${loyaltyRewards.tier}`);
  return (
    <div className={styles.rewards}>
      {rewards.showTierUpgradeNewFlag && <Badge tone="new">{t('newTier', { tier })}</Badge>}
      {rewards.showFreeSkuNewFlag && <Badge tone="new">{t('newFree')}</Badge>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('tier')}</dt>
          <dd>{tier}</dd>
        </div>
        <div>
          <dt>{t('spent')}</dt>
          <dd>{price(amtSpent)}</dd>
        </div>
      </dl>
      {loyaltyRewards.nextTier === null ? (
        <p className={styles.text}>{t('top')}</p>
      ) : (
        <div>
          <Meter value={amtSpent} max={amtSpent + remainingAmt} label={t('way', { tier: t(`tier.${loyaltyRewards.nextTier}`) })} />
          <p className={styles.text}>{t('toGo', { amount: price(remainingAmt), tier: t(`tier.${loyaltyRewards.nextTier}`) })}</p>
        </div>
      )}
      <Available rewards={rewards.availableRewards} />
    </div>
  );
}

function Available({ rewards }: { readonly rewards: RewardsInformation['availableRewards'] }) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  if (rewards.length === 0) return <p className={styles.text}>{t('none')}</p>;
  return (
    <div>
      <h3 className={styles.head}>{t('ready')}</h3>
      <ul className={styles.list}>
        {rewards.map(({ code, title, endDate }) => (
          <li key={code}>
            <b>{code}</b> {title}
            {endDate !== null && (
              <span className={styles.until}> {t('until', { day: formatDate(new Date(`${endDate}T12:00:00Z`), 'UTC', copyLocale) })}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('inCart')}</p>
    </div>
  );
}
