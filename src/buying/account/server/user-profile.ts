// The profile of §3 for programs that know a shopper by it (USR-1). Ids of cards are the shopper's own: a representative who acts for them gets none.
import type { Static } from 'typebox';
import { maskedCustomerNumber, type SignedIn } from '#base/shopper/rules';
import type { UserProfile } from '#buying/account/contract';
import { readCards, todayOf } from '#buying/saved-cards/server';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';

type View = Static<typeof UserProfile>;

export async function userProfile(db: Queries, visit: Visit, shopper: SignedIn): Promise<View> {
  const { profile, account } = shopper;
  const customerNumber = maskedCustomerNumber(profile.customerNumber);
  return {
    id: profile.profileId,
    contact: { USERCONTACT: { fname: profile.firstName, lname: profile.lastName } },
    customerNumber,
    customerNo: account?.accountNumber ?? customerNumber,
    rewardsNo: profile.rewardsNumber ?? '',
    backendCustomerType: backendTypeOf(shopper),
    quickBuyActive: profile.quickBuy !== null,
    quickBuyAddressId: profile.quickBuy?.addressId ?? null,
    ...(await cardIds(db, visit, shopper)),
  };
}

type CardIds = Pick<View, 'quickBuyPaymentId' | 'defaultPaymentId' | 'lastUsedPaymentId' | 'membershipPaymentId'>;

async function cardIds(db: Queries, visit: Visit, { profile }: SignedIn): Promise<CardIds> {
  const isOwn = (await visit.acting()) === null;
  const cards = isOwn ? await readCards(db, profile.profileId, todayOf(visit)) : [];
  const idOf = (card: { readonly id: string } | undefined): string | null => card?.id ?? null;
  return {
    quickBuyPaymentId: idOf(cards.find(({ id }) => id === profile.quickBuy?.paymentId)),
    defaultPaymentId: idOf(cards.find(({ isDefault }) => isDefault)),
    lastUsedPaymentId: idOf(cards.find(({ isLastUsed }) => isLastUsed)),
    membershipPaymentId: idOf(cards.find(({ isMembership }) => isMembership)),
  };
}

function backendTypeOf({ account, userType }: SignedIn): View['backendCustomerType'] {
  if (account !== null) return 'BUSINESS';
  return userType === 'ASC' ? 'ASSOCIATE' : userType === 'THIRD_PARTY' ? 'THIRD_PARTY' : 'RETAIL';
}
