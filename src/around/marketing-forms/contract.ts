// Marketing forms (RWD-3).
import Type from 'typebox';
import { all } from '#base/schema/contract';

const Key = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Text = Type.String({ maxLength: 10_000 });

export const marketingFormsContract = {
  'POST /api/marketing-forms/:formId': {
    summary:
      'Asks to be written to or called; `requestKey` makes a repeat store nothing. 404 for an unknown form, 400 with the first wrong field, 429 for too many',
    access: 'shopper',
    ids: { 'params.formId': 'note', 'body.requestKey': 'requestKey' },
    params: Type.Object({ formId: Type.String({ maxLength: 40 }) }),
    body: Type.Object({
      ...all(Text, 'firstName', 'lastName', 'email', 'company'),
      /** Of long forms; a short one ignores them. */
      phone: Type.Optional(Text),
      jobFunction: Type.Optional(Type.String({ maxLength: 60 })),
      employeeSize: Type.Optional(Type.String({ maxLength: 20 })),
      comments: Type.Optional(Text),
      /** The box "also send me offers": its owner confirms by mail. */
      wantsOffers: Type.Optional(Type.Boolean()),
      /** Where to go afterwards: an address of this site. */
      successURL: Type.Optional(Type.String({ maxLength: 2_000 })),
      /** The page on which it was asked. */
      page: Type.Optional(Type.String({ maxLength: 2_000 })),
      requestKey: Key,
    }),
    reply: Type.Object({
      /** The address to go to, within this site; '' for none, or one of elsewhere. */
      successURL: Type.String(),
    }),
  },
} as const;
