// What the rules of the cart ask about a shopper: membership, rights, account and rewards number.
import type { ShopperTerms } from '#buying/cart/rules';
import { isContractOnly, isMember, type Shopper } from '#base/shopper/rules';
import { NO_PERMISSIONS } from '#base/access/rules';

export function shopperTerms(shopper: Shopper | null): ShopperTerms {
  const permissions = shopper?.permissions ?? NO_PERMISSIONS;
  return {
    signedIn: shopper?.profile !== null && shopper !== null,
    member: isMember(shopper),
    program: programOf(shopper),
    contractOnly: isContractOnly(shopper),
    taxExempt: permissions.has('TAX_EXEMPT'),
    account: (shopper?.account ?? null) !== null,
    segment: shopper?.profile?.segmentCode ?? '',
    rewardsNumber: shopper?.profile?.rewardsNumber ?? null,
    offers: shopper?.profile?.offers,
    permissions,
  };
}

function programOf(shopper: Shopper | null): ShopperTerms['program'] {
  const program = shopper?.profile?.membershipProgram ?? 'NON_MEMBER';
  return program === 'NON_MEMBER' ? null : program;
}
