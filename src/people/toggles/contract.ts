// Web toggles for public pages (USR-7).
import Type from 'typebox';

export const togglesContract = {
  'GET /api/toggles': {
    summary: 'Which of the switches that pages look at are on for guests; those of a customer are in their session',
    access: 'anyone',
    ids: {},
    reply: Type.Object({ on: Type.Array(Type.String()) }),
  },
} as const;
