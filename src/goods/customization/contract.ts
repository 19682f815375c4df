// Customized goods (CAT-8): requests, what an item can be made with, and the upload of a shopper's picture.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

/** A requested customization; `artwork`: the id from `POST /api/artwork`. */
export const Customization = Type.Object({
  lines: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 }),
  ...all(Type.Optional(orNull(Type.String({ maxLength: 20 }))), 'color', 'typeface'),
  artwork: Type.Optional(orNull(Type.String({ maxLength: 40 }))),
});
export type Customization = Type.Static<typeof Customization>;

/** A customization in an order, with its code. */
export const CustomDesign = Type.Object({ ...Customization.properties, customSkuCode: Type.String() });

const Color = oneOf('black', 'blue', 'red', 'green', 'purple');
const Typeface = oneOf('sans', 'serif', 'script');
const Surface = oneOf('card', 'mug', 'round', 'bag', 'pen', 'plate', 'poster');

/** What an item can be made with: number and length of lines, colors, typefaces, whether it can carry a picture, and what is printed on. */
export const CustomSpec = Type.Object({
  ...all(Type.Integer(), 'lines', 'lineLength'),
  colors: Type.Array(Color),
  typefaces: Type.Array(Typeface),
  artwork: Type.Boolean(),
  surface: Surface,
});

/** The same in a product's record. */
export const CustomRecord = Type.Object({
  ...all(Type.Integer({ minimum: 0 }), 'lines', 'lineLength'),
  colors: Type.Optional(Type.Array(Color)),
  typefaces: Type.Optional(Type.Array(Typeface)),
  artwork: Type.Optional(Type.Boolean()),
  surface: Type.Optional(Surface),
});

/** A picture of 5 MB as base64, with the JSON around it. */
const MOST_BYTES = 7_001_000;

export const customizationContract = {
  'POST /api/artwork': {
    summary: 'Takes a PNG, JPEG or WebP picture, at most 5 MB, for goods made to order; the id goes into their `customization`',
    access: 'shopper',
    ids: {},
    bodyLimit: MOST_BYTES,
    /** The file as base64. The body limit bounds its length, because counting millions of characters would block other requests. */
    body: Type.Object({ image: Type.String({ pattern: '^[A-Za-z0-9+/]' }) }),
    /** `href`: where it can be seen; size in pixels, as stored. */
    reply: Type.Object({ ...all(Type.String(), 'artworkId', 'href'), ...all(Type.Integer(), 'width', 'height') }),
  },
} as const;
