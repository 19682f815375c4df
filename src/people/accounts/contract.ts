// The shopper's account: opening it, forgotten password, name, e-mail and password, and ending all sessions (USR-1).
import Type from 'typebox';
import { all, oneOf } from '#base/schema/contract';
import { MENU_COUNTS } from '#base/shopper/rules';
import { OWN_CHANGES } from '#people/access/rules';
import { newAccountContract } from '#people/sessions/contract';

const Email = Type.String({ maxLength: 254 });
const Password = Type.String({ maxLength: 200 });
const Token = Type.String({ maxLength: 200 });
const Nothing = Type.Object({});

export const accountsContract = {
  ...newAccountContract,
  'POST /api/account/opening-link': {
    summary: 'Whether the mailed link still opens an account; it is not used up by asking',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Object({ token: Token }),
    /**
     * `email`: the address the link was mailed to, '' for an invalid link. `choosesPassword`: the account was requested in another browser, so
     * opening it requires a password.
     */
    reply: Type.Object({
      email: Type.String(),
      choosesPassword: Type.Boolean(),
      /** The organization of colleagues that the person may ask to join instead of opening one; ''. */
      joins: Type.String(),
      /** The organization that would be opened; ''. */
      company: Type.String(),
    }),
  },
  'POST /api/account/open': {
    summary: 'Opens the account by the mailed link and signs in: once; a guest’s cart is merged',
    access: 'shopper',
    ids: {},
    /** `password`: required in a browser other than the one that requested the account; it becomes the account’s. */
    body: Type.Object({
      token: Token,
      password: Type.Optional(Password),
      /** Opens no organization, and asks the one of `joins` instead. */
      asksToJoin: Type.Optional(Type.Boolean()),
      message: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    /** Where to go next: an address of this site. */
    reply: Type.Object({ next: Type.String() }),
  },
  'POST /api/account/forgotten-password': {
    summary: 'Mails a link for a new password, if there is such an account; the answer is the same if there is none',
    access: 'shopper',
    ids: {},
    body: Type.Object({ email: Email }),
    reply: Nothing,
  },
  'POST /api/account/link': {
    summary: 'Whether a mailed link still works; it is not used up by asking',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Object({ token: Token, purpose: oneOf('password', 'email') }),
    /** `email`: the address the link was mailed to, '' for an invalid link. `isForbidden`: the person may not change theirs any more (H_EMP). */
    reply: Type.Object({ works: Type.Boolean(), email: Type.String(), isForbidden: Type.Boolean() }),
  },
  'POST /api/account/new-password': {
    summary: 'Sets the password by a mailed link: once, and every session of the account ends',
    access: 'shopper',
    ids: {},
    body: Type.Object({ token: Token, password: Password }),
    reply: Nothing,
  },
  'GET /api/account': {
    summary: 'What the signed-in shopper may change',
    access: 'account',
    acting: 'never',
    ids: {},
    reply: Type.Object({ fullName: Type.String(), phone: Type.String(), email: Email }),
  },
  'GET /api/account/menu-counts': {
    summary: 'Numbers beside places of the account’s menu, of those the caller may open; one that cannot be read is absent',
    access: 'account',
    ids: {},
    reply: Type.Partial(Type.Object(all(Type.Integer(), ...MENU_COUNTS))),
  },
  'POST /api/account/details': {
    summary: 'Changes name and phone',
    access: OWN_CHANGES.details,
    ids: {},
    body: Type.Object({ fullName: Type.String({ maxLength: 120 }), phone: Type.String({ maxLength: 40 }) }),
    reply: Nothing,
  },
  'POST /api/account/password': {
    summary: 'Changes the password, given the present one: the session id changes and all other sessions end',
    access: OWN_CHANGES.password,
    ids: {},
    body: Type.Object({ present: Password, password: Password }),
    reply: Nothing,
  },
  'POST /api/account/email': {
    summary: 'Mails a link to a new address, given the present password; the address is changed by opening it',
    access: OWN_CHANGES.email,
    ids: {},
    body: Type.Object({ present: Password, email: Email }),
    reply: Nothing,
  },
  'POST /api/account/confirm-email': {
    summary: 'Makes the address that a link was mailed to the account’s own: once',
    access: 'shopper',
    ids: {},
    body: Type.Object({ token: Token }),
    reply: Type.Object({ email: Email }),
  },
  'POST /api/account/sign-out-everywhere': {
    summary: 'Ends every session of the account, this one too',
    access: 'account',
    ids: {},
    reply: Type.Object({ next: Type.String() }),
  },
} as const;
