// The second line of the account's link: the organization, else a member's standing in rewards, which loads for members only (HDR-5).
import { lazy, Suspense } from 'react';
import { headerWords } from '#around/header/words';
import type { ShownCustomer } from '#people/sessions/screen';
import { useWords } from '#ui/page/shop';

const RewardState = lazy(async () => ({ default: (await import('#buying/rewards/screen')).RewardState }));

export function AccountDetail({ session }: { readonly session: ShownCustomer }) {
  const usual = useWords(headerWords)('yourAccount');
  const { accountName, audience = [], rewardsNumber = '' } = session;
  if (accountName !== '' || !audience.includes('rewards')) return accountName || usual;
  return (
    <Suspense fallback={usual}>
      <RewardState audience={audience} rewardsNumber={rewardsNumber} />
    </Suspense>
  );
}
