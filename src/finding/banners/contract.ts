// Content as pages show it (HDR-2, HDR-3): what is the same for everybody, and what is for the caller.
import Type from 'typebox';
import { LAYOUTS, SCREENS, SLOTS, THEMES } from '#finding/banners/rules';
import { all, Flag, oneOf, orNull } from '#base/schema/contract';

/** A stretch of text in one hand. Its address is ready to use. */
const Run = Type.Object({ text: Type.String(), bold: Flag, italic: Flag, href: Type.Optional(Type.String()) });

/** Lists have several lines, other blocks one. */
const Block = Type.Object({ kind: oneOf('p', 'h2', 'h3', 'ul', 'ol'), lines: Type.Array(Type.Array(Run)) });

export const Banner = Type.Object({
  id: Type.String(),
  layout: oneOf(...LAYOUTS),
  theme: oneOf(...THEMES),
  headline: Type.String(),
  text: Type.Array(Run),
  body: Type.Array(Block),
  /** For search engines; empty without one. */
  description: Type.String(),
  actions: Type.Array(Type.Object(all(Type.String(), 'to', 'words'))),
  /** `media` empty: the picture of every other screen, and the last. */
  picture: orNull(Type.Object({ alt: Type.String(), sources: Type.Array(Type.Object(all(Type.String(), 'media', 'src'))) })),
  /** Columns of 12 by screen size; null: those of its layout. */
  spans: orNull(Type.Object(all(Type.Integer(), ...SCREENS))),
  /** The screen sizes on which it is shown. */
  screens: Type.Array(oneOf(...SCREENS)),
  /** Addresses of pictures that count a view and a press; empty without one. */
  ...all(Type.String(), 'beacon', 'clickBeacon'),
});

const Filled = Type.Object({ slot: oneOf(...SLOTS), banners: Type.Array(Banner) });

/** `slots`: names with commas between. `category`: whose list the ad slot is above. `page`: the landing page. */
const Asked = Type.Object({
  slots: Type.String({ maxLength: 200 }),
  ...all(Type.Optional(Type.String({ maxLength: 60 })), 'category', 'page'),
  /** The token of a preview (HDR-6). */
  preview: Type.Optional(Type.String({ maxLength: 4_000 })),
});

export const bannersContract = {
  'GET /api/content/shared': {
    summary: 'Content of pages that is the same for everybody; `own`: some visitors are shown something else there',
    access: 'anyone',
    ids: { 'query.category': 'category' },
    query: Asked,
    reply: Type.Object({
      slots: Type.Array(Type.Object({ ...Filled.properties, own: Type.Boolean() })),
      /** Whom and when a preview shows; `until` empty: its address is no longer valid, and the page is today's. */
      preview: orNull(
        Type.Object({
          ...all(Type.String(), 'audience', 'at', 'until'),
          /** Every piece of the site, and why the audience sees it or not, in staff's English. */
          pieces: Type.Array(Type.Object(all(Type.String(), 'id', 'slot', 'why'))),
        }),
      ),
    }),
  },
  'GET /api/content': {
    summary: 'Content for this visitor: the slots in which they are shown something else than everybody',
    access: 'shopper',
    ids: { 'query.category': 'category' },
    query: Asked,
    reply: Type.Object({
      slots: Type.Array(Filled),
      /** What the visitor is shown of the experiments of these slots (EXP-1). */
      variants: Type.Array(Type.Object({ slot: oneOf(...SLOTS), experiment: Type.String(), variant: Type.String() })),
    }),
  },
} as const;
