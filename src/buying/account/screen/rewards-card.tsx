// Rewards and membership on the account page (RWD-1).
import { accountsWords } from '#people/accounts/words';
import { CouponsToCart } from '#buying/cart/screen';
import type { RewardBalance } from '#buying/rewards/contract';
import { MemberRewards, RewardMoney, type Reward } from '#buying/rewards/screen';
import type { SessionFacts } from '#people/sessions/contract';
import { Card } from '#ui/kit/card';
import { useWords } from '#ui/page/shop';
import { FactList } from './fact-list.tsx';
import styles from './account.module.css';

/** Rewards and a paid membership, over the whole width. Renders nothing for a shopper without either. */
export function RewardsCard({
  session: { rewardsNumber, membershipProgram, userType },
  money,
  timeZone,
}: {
  readonly session: SessionFacts;
  readonly money: RewardBalance | null;
  readonly timeZone: string;
}) {
  const t = useWords(accountsWords);
  const rows = [
    [t('rewardsNumber'), rewardsNumber],
    [t('program'), userType === 'ASC' ? t('associateProgram') : ''],
    [t('membership'), membershipProgram === 'NON_MEMBER' ? '' : membershipProgram],
    [t('memberDelivery'), membershipProgram === 'NON_MEMBER' ? '' : t('memberDeliveryText')],
  ] as const;
  if (rows.every(([, value]) => value === '')) return null;
  const facts = <FactList rows={rows} />;
  return (
    <Card aria-labelledby="rewards" className={styles.program}>
      <h2 id="rewards" className={styles.title}>
        {t('rewards')}
      </h2>
      {rewardsNumber === '' ? (
        facts
      ) : (
        <MemberRewards rewardsNumber={rewardsNumber} toCart={rewardsToCart}>
          {facts}
        </MemberRewards>
      )}
      {money !== null && <RewardMoney money={money} timeZone={timeZone} />}
    </Card>
  );
}

/** One press adds both the reward's coupon and, if it has one, its free item (RWD-1, CART-15). */
function rewardsToCart(rewards: readonly Reward[], label: string, about?: string) {
  return (
    <CouponsToCart
      coupons={rewards.map(({ code }) => code)}
      freeItems={rewards.flatMap(({ freeItemId }) => freeItemId ?? [])}
      label={label}
      about={about}
    />
  );
}
