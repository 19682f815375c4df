// How a shopper signs in, and where they are signed in (USR-11).
import Type from 'typebox';
import { oneOf } from '#base/schema/contract';

const Nothing = Type.Object({});

/** A browser in which the account is signed in. `browser` and `system` are brand names, '' when unknown. */
export const SignedInPlace = Type.Object({
  sessionId: Type.String(),
  kind: oneOf('phone', 'tablet', 'computer'),
  browser: Type.String(),
  system: Type.String(),
  /** Instants. */
  begunAt: Type.String(),
  usedAt: Type.String(),
  isOwn: Type.Boolean(),
});
export type SignedInPlace = Type.Static<typeof SignedInPlace>;

/** `offered`: whether it can be turned on in this shop. */
const TwoStep = Type.Object({ offered: Type.Boolean(), isOn: Type.Boolean(), codesLeft: Type.Integer() });

const Present = Type.Object({ present: Type.String({ maxLength: 200 }) });
const Code = Type.String({ maxLength: 40 });
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

export const securityContract = {
  'GET /api/account/security': {
    summary: 'Where the shopper is signed in, and the second step',
    access: 'account',
    acting: 'never',
    ids: {},
    reply: Type.Object({ email: Type.String(), places: Type.Array(SignedInPlace), twoStep: TwoStep }),
  },
  'POST /api/account/security/sign-out': {
    summary: 'Ends one session of the account, at once; 404 for one that has ended or is somebody else’s',
    access: 'account',
    ids: { 'body.sessionId': 'session' },
    body: Type.Object({ sessionId: Type.String({ maxLength: 60 }) }),
    reply: Nothing,
  },
  'POST /api/account/security/sign-out-others': {
    summary: 'Ends every session of the account but this one, at once',
    access: 'account',
    ids: {},
    body: Nothing,
    reply: Type.Object({ ended: Type.Integer() }),
  },
  'POST /api/account/two-step/begin': {
    summary: 'A secret for an authenticator app, given the present password; of no effect until its first code confirms it',
    access: 'account',
    ids: {},
    body: Present,
    /** `secret`: base32. `qr`: the path of a drawing with `size` units on each side. */
    reply: Type.Object({ secret: Type.String(), qr: Type.Object({ size: Type.Integer(), path: Type.String() }) }),
  },
  'POST /api/account/two-step/confirm': {
    summary: 'Turns two-step sign-in on by a first code: the session id changes and all other sessions end',
    access: 'account',
    ids: {},
    body: Type.Object({ code: Code }),
    reply: RecoveryCodes,
  },
  'POST /api/account/two-step/recovery-codes': {
    summary: 'Replaces the recovery codes, given the present password',
    access: 'account',
    ids: {},
    body: Present,
    reply: RecoveryCodes,
  },
  'POST /api/account/two-step/remove': {
    summary: 'Turns two-step sign-in off, given the present password',
    access: 'account',
    ids: {},
    body: Present,
    reply: Nothing,
  },
  'POST /api/sign-in/second-step': {
    summary: 'Finishes a sign-in whose password was right, by a code of the app or a recovery code; each works once',
    access: 'shopper',
    ids: {},
    body: Type.Object({ code: Code, back: Type.Optional(Type.String({ maxLength: 2_000 })) }),
    /** Where to go next: an address of this site. */
    reply: Type.Object({ next: Type.String() }),
  },
} as const;
