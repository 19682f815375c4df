import { NO_PERMISSIONS, type Permissions } from '#base/access/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { MembershipProgram, UserType } from '#base/shopper/rules';
import type { SiteId } from '#base/site/rules';
import type { PageToggle } from '#people/toggles/rules';

/** What an audience is decided by: the session, the shopper's place and the page (HDR-2). Nothing that a client sends grants a right by it. */
export interface AudienceFacts {
  readonly site: SiteId;
  /** Spanish mode is es-US. */
  readonly locale: CopyLocale;
  readonly signedIn: boolean;
  readonly userType: UserType;
  /** SAML, MVP, CSR, or empty. */
  readonly flow: string;
  readonly membershipProgram: MembershipProgram;
  /** In the free rewards program. */
  readonly hasRewards: boolean;
  /** Loyalty segment by its code, as the paid program raises it. */
  readonly segmentCode: string;
  /** Buys for an organization. */
  readonly isMember: boolean;
  readonly permissions: Permissions;
  /** The organization has a sales representative. */
  readonly hasSalesRep: boolean;
  /** A fraud service vouches for the shopper. */
  readonly isCertified: boolean;
  /** Milliseconds since the account was opened; null for guests. */
  readonly accountAgeMs: number | null;
  readonly store: ChosenStore | null;
  /** In px; null where it is not known: on the server, while a page for everybody is made. */
  readonly screenWidth: number | null;
  /** Web toggles of pages that are on. */
  readonly toggles: readonly PageToggle[];
}

/** The store that the shopper has chosen in this country. */
export interface ChosenStore {
  readonly storeNumber: string;
  /** Null for a store that the shop does not know. */
  readonly isOpen: boolean | null;
}

/** What a page for everybody is made for: a guest without a store, on a screen of unknown width. */
export function guestFacts(site: SiteId, locale: CopyLocale, toggles: readonly PageToggle[] = []): AudienceFacts {
  return {
    site,
    locale,
    signedIn: false,
    userType: 'GUEST',
    flow: '',
    membershipProgram: 'NON_MEMBER',
    hasRewards: false,
    segmentCode: '',
    isMember: false,
    permissions: NO_PERMISSIONS,
    hasSalesRep: false,
    isCertified: false,
    accountAgeMs: null,
    store: null,
    screenWidth: null,
    toggles,
  };
}
