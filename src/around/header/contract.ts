// Header and footer as data, for pages that other programs draw (HDR-1).
import Type from 'typebox';
import { Banner } from '#finding/banners/contract';
import { all, oneOf } from '#base/schema/contract';

const Link = Type.Object(all(Type.String(), 'to', 'words'));
const Flag = Type.Optional(Type.String({ maxLength: 10 }));

export const headerContract = {
  'GET /_next/api/hf/*': {
    summary: 'Header and footer of a page, by the page, the caller’s flow and audience, and the screen: `/_next/api/hf/{consumer}{path}`',
    access: 'shopper',
    ids: {},
    /** The edition, whose host decides in any case (T2), and the path of the page. */
    params: Type.Object({ '*': Type.String({ maxLength: 600 }) }),
    query: Type.Object({
      /** Y: a server draws the page, on another host: addresses are whole. */
      isSvr: Flag,
      /** Y: links to the pages of this site alone. */
      pgIntlO: Flag,
      /** Counts only when it is y, in any case. */
      newHeader: Flag,
      /** Width of the screen in px. */
      width: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })),
    }),
    reply: Type.Object({
      /** cart, shipTo, home, small-business home; empty for any other page. */
      page: Type.String(),
      variant: oneOf('full', 'slim', 'third-party-payment', 'logo-only'),
      /** SAML, MVP, CSR, or empty. */
      flow: Type.String(),
      audience: Type.Array(Type.String()),
      /** Empty while the width is not known. */
      screen: oneOf('', 'lg', 'md', 'sm', 'xs'),
      newHeader: Type.Boolean(),
      header: Type.Object({
        home: Link,
        ...all(Type.Array(Banner), 'topHat', 'flyout'),
        /** Departments; service links of the top line (none of them fits on a phone); those of the phone menu. */
        ...all(Type.Array(Link), 'departments', 'links', 'menu'),
      }),
      footer: Type.Object({ columns: Type.Array(Type.Object({ title: Type.String(), links: Type.Array(Link) })), legal: Type.Array(Link) }),
    }),
  },
} as const;
