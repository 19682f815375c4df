// People whom a partner's site hands over (APP-4, APP-10).
import Type from 'typebox';
import { all } from '#base/schema/contract';

const Token = Type.String({ maxLength: 4_000 });

export const partnersContract = {
  'POST /api/tpv/read': {
    summary: 'Who sends whom by this token, for the page that asks before anybody is signed in',
    access: 'shopper',
    changesState: false,
    ids: {},
    body: Type.Object({ token: Token }),
    reply: Type.Object(all(Type.String(), 'partner', 'name', 'email')),
  },
  'GET /api/tpv/stand-in': {
    summary: 'A token of the partner that the demonstration makes up; nowhere else',
    access: 'shopper',
    ids: {},
    reply: Type.Object({ token: Type.String() }),
  },
  'POST /api/tpv/enter': {
    summary: 'Signs in the person whom a partner’s token names; the first time with a new account. The token is taken once',
    access: 'shopper',
    ids: {},
    body: Type.Object({ token: Token }),
    reply: Type.Object({ next: Type.String() }),
  },
} as const;
