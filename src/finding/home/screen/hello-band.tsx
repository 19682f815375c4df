// The greeting of a shopper who has signed in: their place, membership and rewards, or the way to their orders (RWD-1).
import { homeWords } from '#finding/home/words';
import { isKnown, useLoyaltyText, useRewardMoney, useRewards } from '#buying/rewards/screen';
import { usePlace } from '#goods/stores/screen';
import type { ShownCustomer } from '#people/sessions/screen';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './hello-band.module.css';

/** `session`: null until it is known, when the band only keeps its room. */
export function HelloBand({ session }: { readonly session: ShownCustomer | null }) {
  const t = useWords(homeWords);
  return (
    <section className={styles.band} aria-labelledby={session === null ? undefined : 'hello-title'}>
      <svg className={styles.ink} viewBox="0 0 1280 152" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h790c-18 20-44 30-38 58 6 30 52 38 44 62-4 14-22 20-22 32H0Z" fill="currentColor" />
      </svg>
      <div className={`on-ink ${styles.words}`}>
        {session !== null && (
          <>
            <h1 id="hello-title">{session.firstName === '' ? t('helloBack') : t('helloTitle', { name: session.firstName })}</h1>
            <Standing session={session} />
          </>
        )}
      </div>
      <div className={styles.card}>{session !== null && <Next session={session} />}</div>
    </section>
  );
}

/** Their membership and their way to the next tier; without either, where their goods go. */
function Standing({ session: { membershipProgram = '', rewardsNumber = '' } }: { readonly session: ShownCustomer }) {
  const t = useWords(homeWords);
  const { zip, zipIsOwn, storeCity, storeIsOwn } = usePlace();
  const isMember = membershipProgram !== '' && membershipProgram !== 'NON_MEMBER';
  const membership = isMember && t('helloMembership', { program: membershipProgram });
  if (rewardsNumber !== '')
    return (
      <p>
        {membership} <NextTier rewardsNumber={rewardsNumber} />
      </p>
    );
  if (isMember) return <p>{membership}</p>;
  const hasPlace = storeIsOwn && zipIsOwn && storeCity !== null;
  return <p>{hasPlace ? t('helloPlace', { store: storeCity, zip }) : t('helloText')}</p>;
}

function NextTier({ rewardsNumber }: { readonly rewardsNumber: string }) {
  const loyaltyText = useLoyaltyText();
  const rewards = useRewards(rewardsNumber);
  return rewards === null || !isKnown(rewards) ? null : loyaltyText(rewards);
}

function Next({ session: { rewardsNumber } }: { readonly session: ShownCustomer }) {
  const t = useWords(homeWords);
  const paths = usePaths();
  // Only the server's answer says whether they are a member.
  if (rewardsNumber === undefined) return null;
  if (rewardsNumber !== '') return <Money rewardsNumber={rewardsNumber} />;
  return (
    <>
      <p>
        <b>{t('allOrders')}</b>
        {t('helloOrders')}
      </p>
      <LinkButton to={paths.orders()} size="small">
        {t('helloOrdersAction')}
      </LinkButton>
    </>
  );
}

function Money({ rewardsNumber }: { readonly rewardsNumber: string }) {
  const t = useWords(homeWords);
  const price = usePrice();
  const paths = usePaths();
  const { tenant } = useShop().site;
  const money = useRewardMoney(rewardsNumber);
  return (
    <>
      <p>
        {t('helloMoney')} <b className={styles.money}>{money !== null && price(money)}</b>
      </p>
      <LinkButton to={paths.account(tenant)} size="small">
        {t('helloRewards')}
      </LinkButton>
    </>
  );
}
