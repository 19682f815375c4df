// Reads an uploaded picture: checks its bytes, decodes and re-encodes it, so that nothing else of the file remains.
import { MOST_ARTWORK_BYTES } from '#goods/customization/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';

export interface ReadArtwork {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export type ArtworkProblem = 'tooLarge' | 'notAPicture';

/** No SVG, which may load and run scripts. */
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);
/** A decoded picture with more pixels is not meant for a card or a mug. */
const MOST_PIXELS = 40_000_000;
/** Ten inches at 300 dots per inch. */
const LONGEST_SIDE = 3_000;
const QUALITY = 92;

/** Reads a base64 file. */
export async function readArtwork(base64: string): Promise<Outcome<ReadArtwork, ArtworkProblem>> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > MOST_ARTWORK_BYTES) return failed('tooLarge');
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    const { format, pages = 1 } = await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!FORMATS.has(format) || pages > 1) return failed('notAPicture');
    const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return done({ width: info.width, height: info.height, bytes: data });
  } catch {
    return failed('notAPicture');
  }
}
