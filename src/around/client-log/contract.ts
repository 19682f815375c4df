// Error reports from pages (§7 POST /log, ANL-1).
import Type from 'typebox';

export const clientLogContract = {
  'POST /cc/api/log': {
    summary: 'Notes what a page reports: limited per address, cut, and without line breaks',
    access: 'anyone',
    changesState: false,
    ids: {},
    bodyLimit: 16_384,
    body: Type.Object({
      msg: Type.Optional(Type.String({ maxLength: 8_000 })),
      error: Type.Optional(Type.Unknown()),
      info: Type.Optional(Type.Unknown()),
    }),
    reply: Type.Object({ logged: Type.Boolean() }),
  },
} as const;
