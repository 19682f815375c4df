// What the shop says about who sells.
import Type from 'typebox';
import { orNull } from '#base/schema/contract';

const Lines = Type.Array(Type.String());

export const contentContract = {
  'GET /api/seller': {
    summary: 'Who sells on this site: name, addresses, and registrations for taxes',
    access: 'anyone',
    ids: {},
    reply: Type.Object({
      name: Type.String(),
      address: Lines,
      /** Where what is sent back goes. */
      returnsTo: Lines,
      /** Registrations in Canada; null where the seller has none. */
      gst: orNull(Type.String()),
      qst: orNull(Type.String()),
      /** By province: `BC PST-1234-5678`. */
      provincial: Lines,
    }),
  },
} as const;
