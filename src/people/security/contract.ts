// How a shopper signs in, and where they are signed in (USR-11).
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';
import { passkeySignInContract } from '#people/sessions/contract';

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

export const Passkey = Type.Object({
  passkeyId: Type.String(),
  name: Type.String(),
  kind: oneOf('phone', 'tablet', 'computer'),
  /** Instants. */
  addedAt: Type.String(),
  usedAt: orNull(Type.String()),
});
export type Passkey = Type.Static<typeof Passkey>;

/** What happened to the account's sign-in, and in which browser. `way`: how somebody signed in. `times`: how often on that day. */
export const Activity = Type.Object({
  kind: oneOf('signedIn', 'wrongPassword', 'passwordChanged', 'twoStepOn', 'twoStepOff', 'passkeyAdded', 'passkeyRemoved'),
  way: oneOf('', 'password', 'recoveryCode', 'passkey', 'signOn', 'opening'),
  times: Type.Integer(),
  device: SignedInPlace.properties.kind,
  ...all(Type.String(), 'browser', 'system', 'at'),
});
export type Activity = Type.Static<typeof Activity>;

/** How the caller proves who they are before a passkey is added or removed: not at all just after signing in, else by password; without one, by signing in again. */
const Proof = oneOf('none', 'password', 'signIn');

/** `offered`: whether it can be turned on in this shop. */
const TwoStep = Type.Object({ offered: Type.Boolean(), isOn: Type.Boolean(), codesLeft: Type.Integer() });

const Present = Type.Object({ present: Type.String({ maxLength: 200 }) });
const Code = Type.String({ maxLength: 40 });
/** Missing: the caller has just signed in. */
const MayPresent = Type.Object({ present: Type.Optional(Type.String({ maxLength: 200 })) });
/** Base64url, as authenticators write it. */
const Bytes = Type.String({ maxLength: 8_000, pattern: '^[\\w-]*$' });
const Text = Type.String();
const PASSKEY = { 'params.passkeyId': 'passkey' } as const;
const OF_PASSKEY = Type.Object({ passkeyId: Type.String({ maxLength: 60 }) });
const Descriptor = Type.Object({ id: Text, type: Type.Literal('public-key'), transports: Type.Array(Text) });
/** `PublicKeyCredentialCreationOptionsJSON`. */
const CreationOptions = Type.Object({
  challenge: Text,
  rp: Type.Object({ id: Text, name: Text }),
  user: Type.Object({ id: Text, name: Text, displayName: Text }),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Type.Object({ residentKey: Type.Literal('required'), userVerification: Type.Literal('required') }),
  attestation: Type.Literal('none'),
  timeout: Type.Integer(),
});
/** What the browser made of them. */
const MADE = {
  credentialId: Bytes,
  clientData: Bytes,
  attestation: Bytes,
  transports: Type.Array(Type.String({ maxLength: 20, pattern: '^[a-z-]*$' }), { maxItems: 8 }),
};
const Back = Type.Optional(Type.String({ maxLength: 2_000 }));
/** Names an offered secret without telling it. */
const Handle = Type.String({ maxLength: 200, pattern: '^[\\w-]*$' });
/** `secret`: base32. `address`: what apps read (`otpauth:`). `qr`: the same as the path of a drawing with `size` units on each side. */
const AppSecret = Type.Object({
  ...all(Text, 'secret', 'address'),
  handle: Handle,
  qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

export const securityContract = {
  ...passkeySignInContract,
  'GET /api/account/security': {
    summary: 'Passkeys, the second step, and where the shopper is signed in',
    access: 'account',
    acting: 'never',
    ids: {},
    reply: Type.Object({
      email: Text,
      places: Type.Array(SignedInPlace),
      twoStep: TwoStep,
      passkeys: Type.Array(Passkey),
      passkeyProof: Proof,
      /** The latest ten, the latest first. */
      activity: Type.Array(Activity),
    }),
  },
  'POST /api/account/passkeys/challenge': {
    summary: 'What a new passkey is to sign, given proof of who asks: for one use, in this browser, for ten minutes',
    access: 'account',
    ids: {},
    body: MayPresent,
    reply: CreationOptions,
  },
  'POST /api/account/passkeys': {
    summary: 'Adds the passkey that signed the challenge; the owner is told by mail, and no session ends',
    access: 'account',
    ids: { 'body.credentialId': 'own' },
    body: Type.Object(MADE),
    reply: Type.Object({ passkeyId: Text }),
  },
  'POST /api/account/passkeys/:passkeyId/rename': {
    summary: 'Calls a passkey something else; 404 for one that is gone or somebody else’s',
    access: 'account',
    ids: PASSKEY,
    params: OF_PASSKEY,
    body: Type.Object({ name: Type.String({ maxLength: 200 }) }),
    reply: Nothing,
  },
  'POST /api/account/passkeys/:passkeyId/remove': {
    summary: 'Removes a passkey, given proof of who asks; the last way to sign in stays',
    access: 'account',
    ids: PASSKEY,
    params: OF_PASSKEY,
    body: MayPresent,
    reply: Nothing,
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
    reply: AppSecret,
  },
  'POST /api/account/two-step/offer': {
    summary: 'The secret on offer once more, for whoever has its handle, within a quarter of an hour',
    access: 'account',
    ids: {},
    body: Type.Object({ handle: Handle }),
    reply: AppSecret,
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
  'GET /api/sign-in/second-step': {
    summary: 'What a sign-in whose password was right waits for, in this browser',
    access: 'shopper',
    acting: 'never',
    ids: {},
    reply: Type.Object({
      /** `setUp`: the person needs a second step and has none. `ended`: nothing waits here. */
      waitsFor: oneOf('code', 'passkey', 'setUp', 'ended'),
      /** Whether an app can be set up in this shop. */
      offersApp: Type.Boolean(),
      /** The organization that asks for the second step; '' for the shop itself. */
      organization: Text,
    }),
  },
  'POST /api/sign-in/second-step/app': {
    summary: 'A secret for an authenticator app, for a sign-in that waits for one to be set up',
    access: 'shopper',
    ids: {},
    body: Nothing,
    reply: AppSecret,
  },
  'POST /api/sign-in/second-step/app/offer': {
    summary: 'The secret on offer once more, for whoever has its handle, for the sign-in that waits for it',
    access: 'shopper',
    ids: {},
    body: Type.Object({ handle: Handle }),
    reply: AppSecret,
  },
  'POST /api/sign-in/second-step/app/confirm': {
    summary: 'Turns two-step sign-in on by a first code, and finishes the sign-in',
    access: 'shopper',
    ids: {},
    body: Type.Object({ code: Code, back: Back }),
    reply: Type.Object({ recoveryCodes: Type.Array(Text), next: Text }),
  },
  'POST /api/sign-in/second-step/passkey/challenge': {
    summary: 'What a new passkey is to sign, for a sign-in that waits for a second step to be set up',
    access: 'shopper',
    ids: {},
    body: Nothing,
    reply: CreationOptions,
  },
  'POST /api/sign-in/second-step/passkey': {
    summary: 'Adds the passkey that signed the challenge, and finishes the sign-in',
    access: 'shopper',
    ids: { 'body.credentialId': 'own' },
    body: Type.Object({ ...MADE, back: Back }),
    reply: Type.Object({ next: Text }),
  },
  'POST /api/sign-in/second-step': {
    summary: 'Finishes a sign-in whose password was right, by a code of the app or a recovery code; each works once',
    access: 'shopper',
    ids: {},
    body: Type.Object({ code: Code, back: Back }),
    /** Where to go next: an address of this site. */
    reply: Type.Object({ next: Type.String() }),
  },
} as const;
