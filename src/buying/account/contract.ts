// The session's facts in full, for programs and for scripts that measure (USR-2). Pages read the shorter `GET /api/session`.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

/** What the session knows about its shopper. An unknown text is empty. For display and measurement only: the server decides rights from the session itself. */
const State = Type.Object({
  /** From the session alone; no cookie that a page can write says it. */
  isLoggedIn: Type.Boolean(),
  /** LOGGEDOFF: an account was signed in to in this browser, and is not now. */
  loginStatus: oneOf('LOGGEDIN', 'LOGGEDOFF', 'GUEST'),
  /** All but the last four digits are X. */
  customerNumber: Type.String(),
  /** Division and customer number of a business account: `02-XXXXXX1234`. */
  dcn: Type.String(),
  /** SHA-256 of the e-mail in small letters, in hex. */
  emailHash: Type.String(),
  /** Changes with the session: the value of the cookie `contextid`. */
  fingerprint: Type.String(),
  requestId: Type.String(),
  storeNumber: Type.String(),
  zipcode: Type.String(),
  accountNumber: Type.String(),
  /** The locale's prefix of addresses: empty for en-US. */
  routePrefix: Type.String(),
  consumer: Type.Boolean(),
  /** The campaign that the query names; the browser keeps it. */
  cidParam: Type.String(),
  /** The representative who acts for the shopper (USR-6). */
  csrUserId: Type.String(),
  /** The same for a device that was signed in on, until its cookie ends; empty where the visitor refused to be measured. */
  xdeviceID: Type.String(),
  /** Whether the browser names itself as the shop's app. */
  isMobileAPP: Type.Boolean(),
  rewardsNumber: Type.String(),
  customerSegmentCode: Type.String(),
  salesRepEmail: Type.String(),
  salesRepName: Type.String(),
  /** Ten digits. */
  salesRepPhone: Type.String(),
});

const SessionIpa = Type.Object({
  permissionDetail: Type.Object({
    /** Codes of the permissions that hold. */
    globalPermission: Type.Array(Type.String()),
    /** The landing pages that the visitor is offered. */
    landingPagesPermission: Type.Array(oneOf('deals', 'promotions')),
    deprecableRequestFields: Type.Object({ shippingZip: Type.String() }),
    /** What the profile says instead of the visit: where mails go, and the default delivery address in the site's country. */
    sessionData: Type.Object({
      userEmail: Type.String(),
      shipToZip: Type.String(),
      shipToCity: Type.String(),
      shipToState: Type.String(),
    }),
  }),
  /** The toggles of pages that are on for this visitor (USR-7). */
  webToggleList: Type.Array(Type.Object({ toggleName: Type.String(), values: Type.String(), active: Type.Boolean() })),
  membershipDetail: Type.Object({ membershipProgram: Type.String() }),
});

/** A signed-in shopper's profile; ids of cards are null for a representative who acts for them. */
export const UserProfile = Type.Object({
  id: Type.String(),
  contact: Type.Object({ USERCONTACT: Type.Object(all(Type.String(), 'fname', 'lname')) }),
  /** All but the last four digits are X. */
  customerNumber: Type.String(),
  /** Who is billed: the organization's account number, for people without one their customer number as above. */
  customerNo: Type.String(),
  rewardsNo: Type.String(),
  backendCustomerType: oneOf('RETAIL', 'BUSINESS', 'ASSOCIATE', 'THIRD_PARTY'),
  quickBuyActive: Type.Boolean(),
  ...all(orNull(Type.String()), 'quickBuyAddressId', 'quickBuyPaymentId', 'defaultPaymentId', 'lastUsedPaymentId', 'membershipPaymentId'),
});

export const accountContract = {
  'GET /api/session/state': {
    summary: 'The session’s facts in full: the session’s state, sessionIPA, and the profile of who is signed in',
    access: 'shopper',
    ids: {},
    query: Type.Object({ cidParam: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: Type.Object({ sessionState: State, sessionIPA: SessionIpa, profile: orNull(UserProfile) }),
  },
} as const;
