// Sign-in, sign-out and what a page may know of the session (USR-1, USR-2, APP-18).
import Type from 'typebox';
import type { Permission } from '#base/access/rules';
import { oneOf } from '#base/schema/contract';

/** What the page shows of the shopper; rights are decided by the server, never from this (USR-2). */
export const SessionFacts = Type.Object({
  signedIn: Type.Boolean(),
  userType: oneOf('GUEST', 'REGISTERED', 'THIRD_PARTY'),
  firstName: Type.String(),
  email: Type.String(),
  /** X for all but the last four digits. */
  customerNumber: Type.String(),
  rewardsNumber: Type.String(),
  membershipProgram: Type.String(),
  segmentCode: Type.String(),
  accountName: Type.String(),
  accountNumber: Type.String(),
  division: Type.String(),
  /** The partner's site that handed the shopper over; empty for our own. */
  partnerName: Type.String(),
  /** Which way the shopper came in (APP-13): the route's type, and the account or the site it belongs to. */
  routeType: Type.String(),
  routeId: Type.String(),
  /** MVP, link, linkPlus, business, consumer, or the route of its own that the account is on (USR-3). */
  customerType: Type.String(),
  permissions: Type.Array(Type.Unsafe<Permission>(Type.String())),
  audience: Type.Array(Type.String()),
  contractOnly: Type.Boolean(),
  /** Switches of pages that are on for this visitor (USR-7). */
  toggles: Type.Array(Type.String()),
});
export type SessionFacts = Type.Static<typeof SessionFacts>;

const Email = Type.String({ maxLength: 254 });
const Password = Type.String({ maxLength: 200 });
const Back = Type.Optional(Type.String({ maxLength: 2_000 }));

/** `id`: of the question in the last refusal; it takes one answer. */
const CaptchaAnswer = Type.Object({ id: Type.String({ maxLength: 60 }), answer: Type.String({ maxLength: 60 }) });

/** Where the shopper goes next: an address of this site. `redraw`: what the page they are on says depends on who is shopping. */
const SignedIn = Type.Object({ next: Type.String(), firstName: Type.String(), redraw: Type.Boolean() });

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

/** Asking for an account, which the forms beside the sign-in do; `accountsContract` holds these calls among its own. */
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
      /** Where to go on to once the account is open; only addresses of this site are followed. */
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
