// Offers of the program: coupons that count for a member once they turned them on, by the cart's own rules (RWD-2).
import { localDay } from '#base/calendar/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { RewardOffers } from '#buying/rewards/contract';
import { contentLocale } from '#goods/catalog/rules';
import { conditionOf, couponCode, emailIdentity, isOpenTo, shopperKinds, type Coupon } from '#goods/promotions/rules';
import type { Coupons } from '#goods/promotions/server';
import { isMember } from '#base/shopper/rules';
import { turnOffer } from '#people/sessions/server';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';

export interface OfferFacts {
  readonly db: Db;
  readonly coupons: Pick<Coupons, 'offers' | 'usesOf'>;
}

type Offers = RewardOffers['offers'];

interface KnownOffer {
  readonly coupon: Coupon;
  readonly state: Offers[number]['state'];
}

/** Those that are meant for the member today; a used one as long as it runs. */
async function knownOffers({ coupons }: OfferFacts, visit: Visit, shopper: SignedIn): Promise<readonly KnownOffer[]> {
  const { profile } = shopper;
  const all = coupons.offers();
  const usesOf = await coupons.usesOf(
    all.map(({ code }) => code),
    () => ({ ownerId: profile.profileId, email: emailIdentity(profile.email), address: '' }),
  );
  const terms = {
    site: visit.site.id,
    day: localDay(visit.now, visit.site.timeZone),
    atCheckout: true,
    kinds: shopperKinds(visit.site.tenant, { signedIn: true, member: isMember(shopper), rewardsNumber: profile.rewardsNumber }),
    segment: profile.segmentCode,
    rewardsNumber: profile.rewardsNumber,
    turnedOn: new Set(all.map(({ code }) => code)),
  };
  const on = new Set(profile.offers);
  return all.flatMap((coupon): readonly KnownOffer[] => {
    const most = conditionOf(coupon.conditions, 'usesPerPerson')?.most ?? Infinity;
    if (usesOf(coupon.code).mine >= most)
      return isOpenTo(coupon, { ...terms, usesOf: () => ({ total: 0, mine: 0 }) }) ? [{ coupon, state: 'used' }] : [];
    return isOpenTo(coupon, { ...terms, usesOf }) ? [{ coupon, state: on.has(coupon.code) ? 'on' : 'off' }] : [];
  });
}

export async function offersReply(facts: OfferFacts, visit: Visit, shopper: SignedIn): Promise<Offers> {
  const locale = contentLocale(visit.copyLocale) === 'fr-CA' ? 'fr-CA' : 'en-US';
  return (await knownOffers(facts, visit, shopper)).map(({ coupon: { code, title, conditions }, state }) => ({
    code,
    title: title[locale] ?? title['en-US'],
    endDate: conditionOf(conditions, 'dates')?.endsOn ?? null,
    state,
  }));
}

/** One press; a repeat changes nothing. */
export async function turnOne(
  facts: OfferFacts,
  visit: Visit,
  shopper: SignedIn,
  { code: typed, isOn }: { readonly code: string; readonly isOn: boolean },
): Promise<Outcome<null, 'NO_OFFER' | 'OFFER_USED'>> {
  const code = couponCode(typed);
  const known = (await knownOffers(facts, visit, shopper)).find(({ coupon }) => coupon.code === code);
  if (known === undefined) return failed('NO_OFFER');
  if (known.state === 'used') return failed('OFFER_USED');
  const running = facts.coupons.offers().map((coupon) => coupon.code);
  await turnOffer(facts.db, shopper.profile.profileId, { code, isOn, running });
  return done(null);
}
