// Sign-in, sign-out and the session's facts for a page (USR-1, USR-2, APP-18).
import Type from 'typebox';
import type { Permission } from '#base/access/rules';
import { oneOf } from '#base/schema/contract';

/** The shopper's facts for display; the server decides rights and never trusts these (USR-2). */
export const SessionFacts = Type.Object({
  signedIn: Type.Boolean(),
  userType: oneOf('GUEST', 'REGISTERED', 'THIRD_PARTY', 'ASC'),
  firstName: Type.String(),
  email: Type.String(),
  /** All but the last four digits are X. */
  customerNumber: Type.String(),
  rewardsNumber: Type.String(),
  membershipProgram: Type.String(),
  segmentCode: Type.String(),
  /** The segment that the code stands for (USR-5); `unidentified` without a known one. */
  segment: Type.String(),
  accountName: Type.String(),
  accountNumber: Type.String(),
  division: Type.String(),
  /** The organization's sales representative; empty without one. The phone is ten digits. */
  salesRepName: Type.String(),
  salesRepEmail: Type.String(),
  salesRepPhone: Type.String(),
  /** The partner whose site the shopper came from; empty for our own. */
  partnerName: Type.String(),
  /** How the shopper came in (APP-13): the route's type, and the id of its account or site. */
  routeType: Type.String(),
  routeId: Type.String(),
  /** MVP, link, linkPlus, business, consumer, or the account's own route type (USR-3). */
  customerType: Type.String(),
  /** SAML, MVP or CSR: how the shopper comes in or what they do; empty for most (USR-6). */
  flow: Type.String(),
  /** Whether a fraud service vouches for the shopper (USR-6); no right. */
  certified: Type.Boolean(),
  permissions: Type.Array(Type.Unsafe<Permission>(Type.String())),
  /** The audience flags that are set (HDR-2). */
  audience: Type.Array(Type.String()),
  contractOnly: Type.Boolean(),
  /** The number of the representative who acts for the shopper; empty: nobody does (USR-6). */
  csrUserId: Type.String(),
  /** Web toggles of pages that are on for this visitor (USR-7). */
  toggles: Type.Array(Type.String()),
});
export type SessionFacts = Type.Static<typeof SessionFacts>;

const Email = Type.String({ maxLength: 254 });
const Password = Type.String({ maxLength: 200 });
const Back = Type.Optional(Type.String({ maxLength: 2_000 }));

/** `id`: the question in the last refusal; it accepts one answer. */
const CaptchaAnswer = Type.Object({ id: Type.String({ maxLength: 60 }), answer: Type.String({ maxLength: 60 }) });

/** Where to go next: an address of this site. `redraw`: the current page depends on who is shopping and must reload. */
const SignedIn = Type.Object({
  next: Type.String(),
  firstName: Type.String(),
  redraw: Type.Boolean(),
  /** Nobody is signed in yet: `next` asks for a code, or leads to the organization's own way of signing in. */
  secondStep: Type.Boolean(),
});

export const sessionsContract = {
  'GET /api/session': { summary: 'What this page may know of the shopper', access: 'shopper', ids: {}, reply: SessionFacts },
  'POST /api/sign-in': {
    summary:
      'Signs in; the session id changes and a guest’s cart is merged. After many wrong passwords 400 carries a question (`captcha`) that the next try answers; 429 for too many',
    access: 'shopper',
    ids: { 'body.captcha.id': 'captcha' },
    body: Type.Object({ email: Email, password: Password, back: Back, captcha: Type.Optional(CaptchaAnswer) }),
    reply: SignedIn,
  },
  'POST /api/sign-out': {
    summary: 'Signs out and clears what the browser kept',
    access: 'shopper',
    acting: { deed: 'signOut' },
    ids: {},
    reply: Type.Object({ next: Type.String() }),
  },
  'GET /api/service-context': {
    summary: 'The service context of this site and locale',
    access: 'shopper',
    ids: {},
    reply: Type.Object({
      tenant: Type.String(),
      legacyTenant: Type.String(),
      locale: Type.String(),
      channelId: Type.String(),
      siteId: Type.String(),
      zipCode: Type.String(),
      langId: Type.String(),
      langCd: Type.String(),
      storeId: Type.String(),
      user: Type.String(),
      cisResponse: Type.Object({ routeType: Type.String(), routeId: Type.String(), customerType: Type.String() }),
    }),
  },
} as const;

/** Base64url, as authenticators write it. */
const Bytes = Type.String({ maxLength: 4_000, pattern: '^[\\w-]*$' });

/** Signing in with a passkey, used by the sign-in form; `securityContract` includes these calls. */
export const passkeySignInContract = {
  'POST /api/sign-in/passkey/challenge': {
    summary: 'What a passkey of this site is to sign: for one use, in this browser, for ten minutes',
    access: 'shopper',
    ids: {},
    body: Type.Object({}),
    /** `PublicKeyCredentialRequestOptionsJSON`; no credentials are named, so it says nothing about accounts. */
    reply: Type.Object({
      challenge: Type.String(),
      rpId: Type.String(),
      userVerification: Type.Literal('required'),
      timeout: Type.Integer(),
    }),
  },
  'POST /api/sign-in/passkey': {
    summary:
      'Signs in by what a passkey signed; it counts as both steps, and the guest’s cart is merged. 403 for what is not to be trusted',
    access: 'shopper',
    ids: { 'body.credentialId': 'passkey' },
    body: Type.Object({
      credentialId: Bytes,
      clientData: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: Bytes,
      back: Back,
    }),
    reply: Type.Object({ next: Type.String(), firstName: Type.String(), redraw: Type.Boolean() }),
  },
} as const;

/** The request for an account, used by the forms next to the sign-in; `accountsContract` includes these calls. */
export const newAccountContract = {
  'POST /api/create-account': {
    summary:
      'Mails a link that opens the account, with a company name a business account; the answer is the same if there is one already, whose owner is told by mail',
    access: 'shopper',
    ids: {},
    body: Type.Object({
      fullName: Type.String({ maxLength: 120 }),
      email: Email,
      password: Password,
      company: Type.Optional(Type.String({ maxLength: 120 })),
      /** Where to go when the account is open; must be an address of this site. */
      back: Back,
    }),
    reply: Type.Object({}),
  },
  'POST /api/account/opening-mail': {
    summary: 'Mails the link that opens an account once more, if one is waiting to be opened; the answer is the same if none is',
    access: 'shopper',
    ids: {},
    body: Type.Object({ email: Email }),
    reply: Type.Object({}),
  },
} as const;
