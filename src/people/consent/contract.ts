// The choice of what a browser may be used for (ANL-3).
import Type from 'typebox';
import { all } from '#base/schema/contract';

export const consentContract = {
  'POST /api/consent': {
    summary: 'Keeps what the shopper allows besides what is necessary: in this browser for a year, and on record for who is signed in',
    access: 'shopper',
    ids: {},
    body: Type.Object(all(Type.Boolean(), 'analytics', 'advertising')),
    reply: Type.Object(all(Type.Boolean(), 'analytics', 'advertising')),
  },
} as const;
