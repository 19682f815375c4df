// Sizes of stored pictures by the longest side in pixels: for the product page, and for tiles and lines.

export const PHOTO_SIZES = [1200, 480] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** The small form is square like drawings, with white margins, so that tiles and lines align. */
export function smallPhoto({ width, height }: { readonly width: number; readonly height: number }): { width: number; height: number } {
  const side = Math.min(PHOTO_SIZES[1], Math.max(width, height));
  return { width: side, height: side };
}
