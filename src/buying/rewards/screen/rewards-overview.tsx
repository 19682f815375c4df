// The head of the rewards page: money to spend, the tier and the way to the next, rewards to use, and the history (RWD-1).
import { formatDate, formatNumber } from '#base/locale/rules';
import { EARNS, TIERS } from '#buying/rewards/rules';
import type { RewardBalance, RewardBonus, RewardClaims, RewardOffers, RewardsInformation } from '#buying/rewards/contract';
import { rewardsWords } from '#buying/rewards/words';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { AvailableRewards, type ToCart } from './member-rewards.tsx';
import { BonusCategories } from './bonus-categories.tsx';
import type { ClaimAnswer } from './claim-fields.tsx';
import styles from './overview.module.css';
import { MissingPurchase } from './missing-purchase.tsx';
import { OffersForYou } from './offers-for-you.tsx';
import { RewardHistory } from './reward-history.tsx';
import { useLoyaltyText } from './use-loyalty-text.ts';

interface RewardsOverviewProps {
  readonly rewards: RewardsInformation &
    RewardClaims &
    RewardOffers & { readonly money: RewardBalance; readonly bonus: RewardBonus | null };
  readonly timeZone: string;
  readonly toCart: ToCart;
  /** The form for a missing purchase stands on the page. */
  readonly isClaiming: boolean;
  readonly claimAnswer: ClaimAnswer | undefined;
}

export function RewardsOverview({ rewards, timeZone, toCart, isClaiming, claimAnswer }: RewardsOverviewProps) {
  const t = useWords(rewardsWords);
  const paths = usePaths();
  const price = usePrice();
  const { copyLocale } = useShop();
  const day = (on: string): string => formatDate(new Date(`${on}T12:00:00Z`), 'UTC', copyLocale);
  const { balance, lapsing } = rewards.money;
  return (
    <>
      <section className={`${styles.balance} on-ink`} aria-labelledby="balance">
        <div className={styles.money}>
          <h2 id="balance">{t('available')}</h2>
          <b>{price(balance)}</b>
          <p>
            {t(balance > 0 ? 'availableText' : 'moneyNone')}{' '}
            {lapsing !== null && t('lapsing', { amount: price(lapsing.amount), day: day(lapsing.on) })}
          </p>
          {balance > 0 && (
            <LinkButton to={paths.home()} variant="primary">
              {t('shopWith', { amount: price(balance) })}
            </LinkButton>
          )}
        </div>
        <Tier rewards={rewards} />
      </section>
      <OffersForYou offers={rewards.offers} />
      {rewards.bonus !== null && <BonusCategories bonus={rewards.bonus} />}
      {rewards.availableRewards.length > 0 && (
        <section className={`${styles.section} ${styles.ready}`}>
          <AvailableRewards rewards={rewards.availableRewards} toCart={toCart} />
        </section>
      )}
      <RewardHistory money={rewards.money} timeZone={timeZone} />
      <MissingPurchase claims={rewards.claims} isOpen={isClaiming} answer={claimAnswer} />
    </>
  );
}

/** How much of the way to the next tier is behind the member. An SVG, because the content policy forbids style attributes. `from`: cents. */
function Way({ rewards: { amtSpent, remainingAmt }, from }: { readonly rewards: RewardsInformation; readonly from: number }) {
  const done = Math.max(amtSpent - from / 100, 0);
  const share = done + remainingAmt > 0 ? done / (done + remainingAmt) : 0;
  return (
    <svg className={styles.way} aria-hidden="true">
      <rect width={`${Math.round(share * 100)}%`} height="100%" />
    </svg>
  );
}

function Tier({ rewards }: { readonly rewards: RewardsInformation }) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  const price = usePrice();
  const loyaltyText = useLoyaltyText();
  const { tier: own } = rewards.loyaltyRewards;
  const at = TIERS.findIndex(({ tier }) => tier === own);
  const percent = (tier: keyof typeof EARNS): string => formatNumber(EARNS[tier], copyLocale);
  return (
    <div className={styles.tier}>
      <h2>{t('youGet', { percent: percent(own) })}</h2>
      <ol className={styles.tiers}>
        {TIERS.map(({ tier, from }, index) => (
          <li key={tier} className={index <= at ? styles.reached : undefined} aria-current={index === at ? 'true' : undefined}>
            {index === at && at < TIERS.length - 1 && <Way rewards={rewards} from={from} />}
            <b>{t(`tier.${tier}`)}</b>
            <span>{t(from === 0 ? 'tierPercent' : 'tierFrom', { percent: percent(tier), from: price(from / 100) })}</span>
          </li>
        ))}
      </ol>
      <p>{loyaltyText(rewards)}</p>
    </div>
  );
}
