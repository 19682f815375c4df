import { platformOf, type Segment } from '#people/sessions/rules';
import type { AudienceFacts } from './audience-facts.ts';
import { holds, inFlow, inProgram, inSegment, isGuest, isOffered, isSignedIn, type FlagFacts } from './flag-facts.ts';

/** How long a customer is new (§9, USR-5). */
const NEW_CUSTOMER_MS = 90 * 86_400_000;

const storeShown = ({ store }: AudienceFacts): string => (store === null ? 'has chosen no store' : `has chosen store ${store.storeNumber}`);

/** A state of rewards, as a loyalty segment says it (§6). */
const state = (segment: Segment, meaning: string) => ({ meaning, source: 'HDR-2, USR-5', ...inSegment(segment) });

/** Every audience flag: the one table for rules, `GET /api/session` and docs/contracts/audiences.md (HDR-2). */
export const AUDIENCE_FLAGS = {
  guest: { meaning: 'who is not signed in', source: 'HDR-2', ...isGuest },
  loggedIn: { meaning: 'who is signed in', source: 'HDR-2', ...isSignedIn },
  newCustomer: {
    meaning: 'who opened an account less than 90 days ago',
    source: 'USR-5',
    computed: 'age of the account',
    isSet: ({ accountAgeMs }) => accountAgeMs !== null && accountAgeMs < NEW_CUSTOMER_MS,
    shows: ({ accountAgeMs }) =>
      accountAgeMs === null ? 'is not signed in' : `opened the account ${Math.floor(accountAgeMs / 86_400_000)} days ago`,
  },
  certified: {
    meaning: 'for whom a fraud service vouches',
    source: 'USR-6',
    computed: 'answer of the fraud service',
    isSet: ({ isCertified }) => isCertified,
    shows: ({ isCertified }) => (isCertified ? 'the fraud service vouches for them' : 'the fraud service does not vouch for them'),
  },
  select: { meaning: 'members of SELECT', source: 'HDR-2', ...inProgram('SELECT') },
  premium: { meaning: 'members of PREMIUM', source: 'HDR-2', ...inProgram('PREMIUM') },

  // Business.
  link: { meaning: 'link customers', source: 'HDR-2', ...holds('G_AL') },
  linkPlus: { meaning: 'link-plus customers', source: 'HDR-2', ...holds('G_ALP') },
  approvers: { meaning: 'who approves orders', source: 'HDR-2', ...holds('H_AO', 'H_AL', 'H_AG') },
  blueTarp: { meaning: 'who pays through blue tarp', source: 'HDR-2', ...holds('G_BT2', 'G_BT2V') },
  billTrust: { meaning: 'who pays through bill trust', source: 'HDR-2', ...holds('G_BT1') },
  hiTouch: { meaning: 'who orders hi-touch print', source: 'HDR-2', ...holds('HNP', 'HPP') },
  promotions: { meaning: 'who is offered coupons', source: 'HDR-5', ...isOffered('PD') },
  deals: { meaning: 'who is offered deals', source: 'HDR-5', ...isOffered('DL') },
  otherSites: { meaning: 'who goes on to other sites signed in', source: 'HDR-5', ...holds('SLB') },
  salesRep: {
    meaning: 'who has a sales representative',
    source: 'HDR-2, USR-11',
    computed: 'the organization has one',
    isSet: ({ hasSalesRep }) => hasSalesRep,
    shows: ({ hasSalesRep }) => (hasSalesRep ? 'organization has a sales representative' : 'has no sales representative'),
  },

  // Ways in.
  singleSignOn: { meaning: 'who came in by single sign-on', source: 'HDR-2', ...inFlow('SAML') },
  mvp: { meaning: 'who shops in the MVP flow', source: 'HDR-1', ...inFlow('MVP') },
  customerServiceRep: { meaning: 'the shop’s own representatives', source: 'USR-11', ...inFlow('CSR') },
  spanish: {
    meaning: 'who reads the shop in Spanish',
    source: 'APP-3',
    computed: 'language es-US',
    isSet: ({ locale }) => locale === 'es-US',
    shows: ({ locale }) => `language is ${locale}`,
  },

  // Rewards.
  rewards: {
    meaning: 'members of rewards',
    source: 'HDR-2',
    computed: 'signed in, with a rewards number',
    isSet: ({ signedIn, hasRewards }) => signedIn && hasRewards,
    shows: ({ hasRewards }) => (hasRewards ? 'has a rewards number' : 'has no rewards number'),
  },
  associateRewards: {
    meaning: 'associates in rewards',
    source: 'HDR-2, USR-11',
    computed: 'an associate with a rewards number',
    isSet: ({ userType, hasRewards }) => userType === 'ASC' && hasRewards,
    shows: ({ userType, hasRewards }) =>
      `${userType === 'ASC' ? 'is an associate' : 'is no associate'}, ${hasRewards ? 'has' : 'has no'} rewards number`,
  },
  unidentified: state('unidentified', 'customers whose segment is not known'),
  nonRewards: state('nonRewards', 'customers outside rewards'),
  freeRewards: state('freeRewards', 'free rewards'),
  bepBase: state('bepBase', 'base of the business program'),
  bepPremier: state('bepPremier', 'premier of the business program'),
  plusFree: state('plusFree', 'plus, free'),
  plusPaid: state('plusPaid', 'plus, paid'),
  penaltyBox: state('penaltyBox', 'who may not earn for a while'),
  tierAtRisk: state('tierAtRisk', 'who is about to lose their tier'),
  loyaltyNew: state('loyaltyNew', 'new in rewards'),
  tin: state('tin', 'tier tin'),
  bronze: state('bronze', 'tier bronze'),
  silver: state('silver', 'tier silver'),
  gold: state('gold', 'tier gold'),
  platinum: state('platinum', 'tier platinum'),
  plus1: state('plus1', 'first level of plus'),
  plus2: state('plus2', 'second level of plus'),
  best: state('best', 'tier Best'),
  elite: state('elite', 'tier Elite'),
  associate: state('associate', 'associates'),

  // Place and screen.
  storeEmpty: {
    meaning: 'who has chosen no store',
    source: 'HDR-2, STO-3',
    computed: 'no store of this country in the cookie YourStore',
    isSet: ({ store }) => store === null,
    shows: storeShown,
  },
  storeActive: {
    meaning: 'who has chosen a store',
    source: 'HDR-2, STO-3',
    computed: 'a store of this country in the cookie YourStore',
    isSet: ({ store }) => store !== null,
    shows: storeShown,
  },
  mobileOnly: {
    meaning: 'who looks at a phone',
    source: 'HDR-2, APP-16',
    computed: 'a screen of at most 600 px',
    isSet: ({ screenWidth }) => (screenWidth === null ? null : platformOf(screenWidth) === 'mobile'),
    shows: ({ screenWidth }) => (screenWidth === null ? 'the width of the screen is not known' : `the screen is ${screenWidth} px wide`),
  },
} as const satisfies Readonly<Record<string, FlagFacts>>;

export type AudienceFlag = keyof typeof AUDIENCE_FLAGS;

const ENTRIES: readonly (readonly [string, FlagFacts])[] = Object.entries(AUDIENCE_FLAGS);
const BY_NAME: ReadonlyMap<string, FlagFacts> = new Map(ENTRIES);

/** Whether a word from outside is a flag. */
export const isAudienceFlag = (word: string): word is AudienceFlag => BY_NAME.has(word);

/** The flags that are set, in the order of the table; those that the facts do not decide are not. */
export const audienceFlags = (facts: AudienceFacts): readonly AudienceFlag[] =>
  ENTRIES.flatMap(([name, { isSet }]) => (isSet(facts) === true && isAudienceFlag(name) ? [name] : []));
