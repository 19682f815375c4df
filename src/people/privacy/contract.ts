// Privacy: what the shop knows about a person, to take along and to delete (USR-12).
import Type from 'typebox';

export const privacyContract = {
  'GET /api/account/privacy': {
    summary: 'How the shopper confirms the deletion of their account',
    access: 'account',
    acting: 'never',
    ids: {},
    /** `organization`: the organization's name, '' without one. `confirmsBy`: people who sign in elsewhere have no password and type their email. */
    reply: Type.Object({ email: Type.String(), organization: Type.String(), confirmsBy: Type.Enum(['password', 'email']) }),
  },
  'POST /api/account/delete': {
    summary: 'Deletes the account for good; placed orders stay in the books',
    access: 'account',
    ids: {},
    /** `present`: the current password, or the account's email for people without a password. `understood`: the box was checked. */
    body: Type.Object({ present: Type.String({ maxLength: 254 }), understood: Type.Boolean() }),
    /** Where to go next: an address of this site. */
    reply: Type.Object({ next: Type.String() }),
  },
} as const;
