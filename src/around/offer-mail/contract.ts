// Offers by email: asked for on a form, confirmed by the owner of the address, ended from every mail (RWD-3).
import Type from 'typebox';

const Token = Type.Object({ token: Type.String({ maxLength: 100 }) });
const Done = Type.Object({ done: Type.Boolean() });

export const offerMailContract = {
  'POST /ele-lpd/api/sparxProxy/subscribeUserforOffers': {
    summary:
      'Asks for offers by email. The same answer for every address, whoever has it: its owner confirms by mail. 400 with a wrong address, 429 for too many',
    access: 'shopper',
    ids: { 'body.phoneNumber': 'note' },
    body: Type.Object({
      emailID: Type.String({ maxLength: 1_000 }),
      /** Accepted and not kept: nobody is called or texted. */
      phoneNumber: Type.Optional(Type.String({ maxLength: 100 })),
      /** The page on which it was asked for. */
      landingPages: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    reply: Type.Object({ status: Type.Literal('SUCCESS'), message: Type.String() }),
  },
  'POST /api/offers-by-email/confirm': {
    summary: 'The owner of the address says yes; `done` is false for a token that nobody has any more',
    access: 'shopper',
    ids: { 'body.token': 'secret' },
    body: Token,
    reply: Done,
  },
  'POST /api/offers-by-email/stop': {
    summary: 'Ends the mails and deletes the address; the same answer for a token that nobody has',
    access: 'shopper',
    ids: { 'body.token': 'secret' },
    body: Token,
    reply: Done,
  },
} as const;
