// The pictures that the shop accepts for customized goods, and their addresses (CAT-8).

/** Limit of the uploaded file. */
export const MOST_ARTWORK_BYTES = 5_000_000;

/** Types for the file field. */
export const ARTWORK_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The address of a picture. */
export const artworkHref = (artworkId: string): string => `/artwork/${artworkId}.webp`;
