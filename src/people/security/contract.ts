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

export const securityContract = {
  'GET /api/account/security': {
    summary: 'Where the shopper is signed in',
    access: 'account',
    ids: {},
    reply: Type.Object({ email: Type.String(), places: Type.Array(SignedInPlace) }),
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
} as const;
