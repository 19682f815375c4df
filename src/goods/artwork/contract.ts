// A shopper's own picture for goods made to order (CAT-8).
import Type from 'typebox';
import { all } from '#base/schema/contract';

/** A picture of 5 MB as base64, with what JSON writes around it. */
const MOST_BYTES = 7_001_000;

export const artworkContract = {
  'POST /api/artwork': {
    summary: 'Takes a PNG, JPEG or WebP picture, at most 5 MB, for goods made to order; the id goes into their `customization`',
    access: 'shopper',
    ids: {},
    bodyLimit: MOST_BYTES,
    /** The file as base64. Its length is the body's: to count the letters of millions would keep everybody waiting. */
    body: Type.Object({ image: Type.String({ pattern: '^[A-Za-z0-9+/]' }) }),
    /** `href`: where it can be seen; sides in pixels, as it is kept. */
    reply: Type.Object({ ...all(Type.String(), 'artworkId', 'href'), ...all(Type.Integer(), 'width', 'height') }),
  },
} as const;
