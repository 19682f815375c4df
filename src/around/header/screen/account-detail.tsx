// The second line of the account's link: the organization, else a member's standing in rewards (HDR-5).
import { headerWords } from '#around/header/words';
import { RewardState } from '#buying/rewards/screen';
import type { ShownCustomer } from '#people/sessions/screen';
import { useWords } from '#ui/page/shop';

export function AccountDetail({ session }: { readonly session: ShownCustomer }) {
  const usual = useWords(headerWords)('yourAccount');
  const { accountName, audience = [], rewardsNumber = '' } = session;
  if (accountName !== '' || !audience.includes('rewards')) return accountName || usual;
  return <RewardState audience={audience} rewardsNumber={rewardsNumber} />;
}
