// Which of an order's coupons have a limit of uses, and whose uses count.
import { conditionOf, isOffer, isOfRewards, type Coupon } from '#goods/promotions/rules';

/** The codes whose uses are counted. */
export const limitedCodes = (codes: readonly string[], byCode: ReadonlyMap<string, Coupon>): readonly string[] =>
  codes.filter((code) => {
    const coupon = byCode.get(code);
    return (
      coupon !== undefined && (conditionOf(coupon.conditions, 'usesInAll') ?? conditionOf(coupon.conditions, 'usesPerPerson')) !== undefined
    );
  });

/** By code, the postal address whose uses count too, or null. A rewards coupon or an offer belongs to one member, so their housemates do not count. */
export const countedAddresses = (
  codes: readonly string[],
  address: string,
  byCode: ReadonlyMap<string, Coupon>,
): readonly (string | null)[] =>
  codes.map((code) => {
    const coupon = byCode.get(code);
    if (address === '' || coupon === undefined || isOfRewards(coupon) || isOffer(coupon)) return null;
    return conditionOf(coupon.conditions, 'usesPerPerson') === undefined ? null : address;
  });
