// What the cart's goods earn in Rewards, with the way in for who is no member (RWD-1, RWD-2).
import type { Cart } from '#buying/cart/contract';
import { BonusLine, JoinOffer } from '#buying/rewards/screen';
import { ReceiptSection } from '#ui/kit/receipt';
import { useShop } from '#ui/page/shop';

/** Nothing on the business site, which has no program. */
export function CartEarns({ cart: { userInfo, cartAttributes, items } }: { readonly cart: Cart }) {
  if (useShop().site.tenant !== 'consumer') return null;
  const isMember = Boolean(userInfo?.rewardsNumber);
  return (
    <ReceiptSection>
      <JoinOffer isMember={isMember} signedIn={cartAttributes.userType !== 'GUEST'} />
      {isMember && <BonusLine categoryIds={items.map(({ product }) => product.baseCategory)} />}
    </ReceiptSection>
  );
}
