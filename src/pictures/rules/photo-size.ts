// The sizes in which imported pictures are kept, by the longest side in pixels: for a product's page, and for tiles and lines.

export const PHOTO_SIZES = [1200, 480] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Width and height of a picture's small form, as the browser is told before it has come. */
export function smallPhoto({ width, height }: { readonly width: number; readonly height: number }): { width: number; height: number } {
  const scale = Math.min(1, PHOTO_SIZES[1] / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
