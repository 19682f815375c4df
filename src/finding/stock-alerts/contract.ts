// "Email me when it's back": one mail about a product that cannot be bought now.
import Type from 'typebox';
import { all } from '#base/schema/contract';

const ItemId = Type.Object({ itemId: Type.String({ maxLength: 60 }) });

export const stockAlertsContract = {
  'GET /api/back-in-stock/:itemId': {
    summary: 'What the form for a mail about a product’s return shows: the product, whether it can be asked for, and the account’s address',
    access: 'shopper',
    ids: { 'params.itemId': 'product' },
    params: ItemId,
    reply: Type.Object({
      product: Type.Object(all(Type.String(), 'itemId', 'title', 'href', 'image')),
      /** Why it cannot be bought; null when it can, so that nothing is left to ask for. */
      waitsFor: Type.Union([Type.Literal('stock'), Type.Literal('release'), Type.Null()]),
      /** The account's address; empty for guests. */
      email: Type.String(),
    }),
  },
  'POST /api/back-in-stock/:itemId': {
    summary:
      'Asks for one mail when the product can be bought; asking again changes nothing. 400 with a wrong address, 409 when it can be bought already, 429 for too many',
    access: 'shopper',
    ids: { 'params.itemId': 'product' },
    params: ItemId,
    body: Type.Object({ email: Type.String({ maxLength: 1_000 }) }),
    reply: Type.Object({ email: Type.String() }),
  },
  'POST /api/back-in-stock-stop': {
    summary: 'Ends every request of the address that a mail with this token went to; the same answer for a token that nobody has',
    access: 'shopper',
    ids: { 'body.token': 'secret' },
    body: Type.Object({ token: Type.String({ maxLength: 100 }) }),
    reply: Type.Object({ stopped: Type.Boolean() }),
  },
} as const;
