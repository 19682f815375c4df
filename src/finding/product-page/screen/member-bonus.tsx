// What a member's own categories add to this product's rewards. The page is shared, so this comes after it, and its code only for members (RWD-2).
import { lazy, Suspense } from 'react';
import { useSessionFacts } from '#people/sessions/screen';

const Line = lazy(async () => ({ default: (await import('#buying/rewards/screen')).BonusLine }));

export function MemberBonus({ categoryId }: { readonly categoryId: string }) {
  return useSessionFacts()?.rewardsNumber ? (
    <Suspense>
      <Line categoryIds={[categoryId]} />
    </Suspense>
  ) : null;
}
