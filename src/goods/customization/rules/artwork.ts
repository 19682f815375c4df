// Which pictures the shop takes for customized goods, and where they are seen (CAT-8).

/** Of the file as it comes. */
export const MOST_ARTWORK_BYTES = 5_000_000;

/** As a file field names them. */
export const ARTWORK_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The address of the picture of that id. */
export const artworkHref = (artworkId: string): string => `/artwork/${artworkId}.webp`;
