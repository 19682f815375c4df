// What the cart's goods earn in Rewards, with the way in for who is no member (RWD-1, RWD-2).
import type { Cart } from '#buying/cart/contract';
import { pageCart } from '#buying/cart/screen';
import { MembershipOffer } from '#buying/membership/screen';
import { BonusLine, JoinOffer, OffersLine } from '#buying/rewards/screen';
import { useSessionFacts } from '#people/sessions/screen';
import { ReceiptSection } from '#ui/kit/receipt';
import { useShop } from '#ui/page/shop';

/** Nothing on the business site, which has no program. */
export function CartEarns({ cart: { userInfo, cartAttributes, cartSummary, items } }: { readonly cart: Cart }) {
  const session = useSessionFacts();
  if (useShop().site.tenant !== 'consumer') return null;
  // One that lies in the cart already counts for this order.
  const hasMembership =
    (session?.membershipProgram ?? 'NON_MEMBER') !== 'NON_MEMBER' || items.some(({ itemAttributes }) => itemAttributes.membershipSKU);
  const isMember = Boolean(userInfo?.rewardsNumber);
  return (
    <ReceiptSection>
      <JoinOffer isMember={isMember} signedIn={cartAttributes.userType !== 'GUEST'} />
      {isMember && (
        <>
          <BonusLine categoryIds={items.map(({ product }) => product.baseCategory)} />
          <OffersLine onTurned={() => void pageCart().load({ anew: true })} />
        </>
      )}
      {!hasMembership && <MembershipOffer deliveryFee={cartSummary.shipFee} />}
    </ReceiptSection>
  );
}
