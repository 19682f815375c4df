// The loyalty offers by their codes: the one list of what the program offers somebody in a place of the shop (REC-2). Each opens a drawer where it is
// offered, and a part of the rewards page without script.

type Audience = 'guest' | 'account' | 'member';

interface LoyaltyOffer {
  /** Whom it is for: guests, who is signed in without being a member, members. */
  readonly for: readonly Audience[];
  /** The part of the rewards page. */
  readonly part: string;
}

export const LOYALTY_OFFERS = {
  RWD_SIGNUP: { for: ['guest'], part: 'join' },
  RWD_ENROLL: { for: ['account'], part: 'join' },
  RWD_ACTIVATE: { for: ['member'], part: 'offers' },
  RWD_BONUS: { for: ['member'], part: 'bonus' },
  RWD_MISSING: { for: ['member'], part: 'missing' },
  MBR_OVERLAY: { for: ['guest', 'account', 'member'], part: 'compare' },
  MBR_PREMIUM: { for: ['account', 'member'], part: 'compare' },
} as const satisfies Readonly<Record<string, LoyaltyOffer>>;

export type LoyaltyOfferCode = keyof typeof LOYALTY_OFFERS;

interface Visitor {
  readonly signedIn: boolean;
  readonly isMember: boolean;
  /** Of a paid program. */
  readonly hasMembership: boolean;
}

/** Those of `codes` that are for this visitor; no membership for who has one. */
export function loyaltyOffersFor(
  codes: readonly LoyaltyOfferCode[],
  { signedIn, isMember, hasMembership }: Visitor,
): readonly LoyaltyOfferCode[] {
  const audience: Audience = isMember ? 'member' : signedIn ? 'account' : 'guest';
  return codes.filter((code) => {
    const { for: audiences, part }: LoyaltyOffer = LOYALTY_OFFERS[code];
    return audiences.includes(audience) && !(hasMembership && part === 'compare');
  });
}
