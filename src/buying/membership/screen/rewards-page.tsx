// Rewards and membership: what a member has and earns, and the paid programs (RWD-1, RWD-4). For guests: what joining gives.
import type { Route } from './+types/rewards-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { CouponsToCart } from '#buying/cart/screen';
import type { membershipContract } from '#buying/membership/contract';
import { membershipWords } from '#buying/membership/words';
import type { RewardClaims, rewardsContract } from '#buying/rewards/contract';
import { JoinRewards, RewardsOverview, type Reward } from '#buying/rewards/screen';
import type { sessionsContract } from '#people/sessions/contract';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { ComparePlans } from './compare-plans.tsx';
import styles from './membership.module.css';
import { rewardsAction } from './rewards-action.ts';
import { RunningPlan } from './running-plan.tsx';
import { REWARDS_TOLD, WhatWasDone } from './what-was-done.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { site, copyLocale } = args.context.get(pageVisit);
  const session = await ask<typeof sessionsContract>(args)('GET /api/session', {});
  const { rewardsNumber, signedIn } = session;
  const isMember = rewardsNumber !== '';
  const [offered, money, info, available, claims, offers, bonus] = await Promise.all([
    ask<typeof membershipContract>(args)('GET /api/membership', {}),
    isMember ? attempt<typeof rewardsContract>(args)('GET /api/rewards', {}) : null,
    isMember ? attempt<typeof rewardsContract>(args)('GET /ele-lpd/api/getSlpCustomerRewardsInfo', {}) : null,
    isMember ? attempt<typeof rewardsContract>(args)('GET /ele-lpd/api/getAvailableRewards', {}) : null,
    isMember ? attempt<typeof rewardsContract>(args)('GET /api/rewards/claims', {}) : { claims: [] },
    isMember ? attempt<typeof rewardsContract>(args)('GET /api/rewards/offers', {}) : { offers: [] },
    isMember ? attempt<typeof rewardsContract>(args)('GET /api/rewards/bonus', {}) : null,
  ]);
  const { searchParams } = new URL(args.request.url);
  const told = REWARDS_TOLD.find((one) => one === searchParams.get('told')) ?? null;
  // The page opens without rewards when the rewards service is down (ERR-4).
  const isKnown = money !== null && info !== null && available !== null && !isRefusal(money) && !isRefusal(info) && !isRefusal(available);
  return {
    offered,
    rewards: isKnown
      ? {
          money,
          ...info,
          ...available,
          claims: isRefusal(claims) ? [] : claims.claims,
          offers: isRefusal(offers) ? [] : offers.offers,
          bonus: bonus === null || isRefusal(bonus) ? null : bonus,
        }
      : null,
    rewardsNumber,
    signedIn,
    isConsumer: site.tenant === 'consumer',
    told,
    withdrawn: isRefusal(claims) ? undefined : claims.claims.find(isWithdrawn(searchParams.get('claim'))),
    isClaiming: searchParams.get('offer') === 'RWD_MISSING',
    timeZone: site.timeZone,
    title: sayer(membershipWords, copyLocale)('title'),
  };
}

const isWithdrawn =
  (claim: string | null) =>
  ({ reference, state }: RewardClaims['claims'][number]): boolean =>
    reference === claim && state === 'withdrawn';

export const action = (args: Route.ActionArgs) => rewardsAction(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function RewardsPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(membershipWords);
  const { offered, rewards, rewardsNumber, signedIn, isConsumer, timeZone } = loaded;
  const answer = actionData !== undefined && 'problem' in actionData ? actionData : undefined;
  const refusedClaim = answer?.claim === undefined ? undefined : answer;
  return (
    <>
      <PageHead
        title={t('title')}
        mark={rewardsNumber !== '' && <p className={styles.number}>{t('memberNumber', { number: rewardsNumber })}</p>}
      />
      {answer !== undefined && answer.claim === undefined && (
        <Message tone="bad" live className={styles.note}>
          {answer.problem}
        </Message>
      )}
      {actionData === undefined && <WhatWasDone done={loaded.told} membership={offered.membership} withdrawn={loaded.withdrawn} />}
      {rewards !== null && (
        <RewardsOverview
          rewards={rewards}
          timeZone={timeZone}
          toCart={rewardsToCart}
          isClaiming={loaded.isClaiming || refusedClaim !== undefined}
          claimAnswer={refusedClaim}
        />
      )}
      {rewardsNumber === '' && isConsumer && <JoinRewards signedIn={signedIn} />}
      {offered.membership !== null && <RunningPlan plan={offered.membership} />}
      <ComparePlans offered={offered} isMember={rewardsNumber !== ''} />
    </>
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
