// What a product's page has for some visitors, or about memberships alone: its code loads for them only. The page is shared, so a member's own comes
// after it (RWD-2); the way to give a membership is part of the page (RWD-4).
import { lazy, Suspense } from 'react';
import { useSessionFacts } from '#people/sessions/screen';

const Line = lazy(async () => ({ default: (await import('#buying/rewards/screen')).BonusLine }));
const Gift = lazy(async () => ({ default: (await import('./gift-link.tsx')).GiftLink }));

export function MemberBonus({ categoryId, kind }: { readonly categoryId: string; readonly kind: string }) {
  const isMember = useSessionFacts()?.rewardsNumber;
  return <Suspense>{kind === 'membership' ? <Gift /> : isMember && <Line categoryIds={[categoryId]} />}</Suspense>;
}
