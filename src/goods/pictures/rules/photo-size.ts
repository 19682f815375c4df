// The sizes in which imported pictures are kept, by the longest side in pixels: for a product's page, and for tiles and lines.

export const PHOTO_SIZES = [1200, 480] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** The small form is square, as drawings are, with white beside what is not: tiles and lines then stand in rows. */
export function smallPhoto({ width, height }: { readonly width: number; readonly height: number }): { width: number; height: number } {
  const side = Math.min(PHOTO_SIZES[1], Math.max(width, height));
  return { width: side, height: side };
}
