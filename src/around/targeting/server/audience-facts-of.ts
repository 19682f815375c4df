// The facts of a visit: session, place, toggles and the answer of the fraud service.
import { audienceFlags, type AudienceFacts, type AudienceFlag, type ChosenStore } from '#around/targeting/rules';
import { NO_PERMISSIONS } from '#base/access/rules';
import { isSignedIn, type Shopper } from '#base/shopper/rules';
import { storeState } from '#goods/delivery/rules';
import { placeFrom } from '#goods/stores/rules';
import type { Stores } from '#goods/stores/server';
import type { IsCertified } from '#people/sessions/server';
import { toggleVisitor } from '#people/toggles/rules';
import type { Toggles } from '#people/toggles/server';
import type { Visit } from '#platform/visit';

export interface AudienceSources {
  readonly stores: Pick<Stores, 'get'>;
  readonly toggles: Pick<Toggles, 'onPages'>;
}

interface Who {
  readonly shopper: Shopper | null;
  readonly isCertified: boolean;
  /** In px; null where it is not known. */
  readonly screenWidth?: number | null;
}

export function audienceFactsOf(visit: Visit, { shopper, isCertified, screenWidth = null }: Who, sources: AudienceSources): AudienceFacts {
  const profile = shopper?.profile ?? null;
  const account = shopper?.account ?? null;
  return {
    site: visit.site.id,
    locale: visit.copyLocale,
    signedIn: isSignedIn(shopper),
    userType: shopper?.userType ?? 'GUEST',
    flow: profile?.flow ?? '',
    membershipProgram: profile?.membershipProgram ?? 'NON_MEMBER',
    hasRewards: (profile?.rewardsNumber ?? null) !== null,
    segmentCode: profile?.segmentCode ?? '',
    isMember: account !== null,
    permissions: shopper?.permissions ?? NO_PERMISSIONS,
    hasSalesRep: (account?.salesRep ?? null) !== null,
    isCertified,
    accountAgeMs: profile === null ? null : visit.now.getTime() - profile.since,
    store: chosenStore(visit, sources.stores),
    screenWidth,
    toggles: sources.toggles.onPages(toggleVisitor(shopper)),
  };
}

/** Reads cookies, so that the page is personal. */
function chosenStore({ cookies, site, now }: Visit, stores: Pick<Stores, 'get'>): ChosenStore | null {
  const { storeNumber, storeIsOwn } = placeFrom(cookies, { ...site, defaultStoreCity: null });
  if (!storeIsOwn) return null;
  const store = stores.get(storeNumber);
  return { storeNumber, isOpen: store === undefined ? null : storeState(store, now.getTime()).open };
}

/** The facts of a visit, for whatever chooses by audience. `screenWidth` in px where it is known. */
export type AudienceFactsOf = (visit: Visit, screenWidth?: number | null) => Promise<AudienceFacts>;

export function makeAudienceFacts(sources: AudienceSources, isCertified: IsCertified): AudienceFactsOf {
  return async (visit, screenWidth = null) => {
    const shopper = await visit.shopper();
    return audienceFactsOf(visit, { shopper, isCertified: await isCertified(visit, shopper), screenWidth }, sources);
  };
}

/** The flags that `GET /api/session` names. */
export const makeSessionAudience =
  (sources: AudienceSources) =>
  (visit: Visit, shopper: Shopper | null, isCertified: boolean): readonly AudienceFlag[] =>
    audienceFlags(audienceFactsOf(visit, { shopper, isCertified }, sources));
