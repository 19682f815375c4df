// Stores an imported picture: whatever its format, as JPEG in two sizes and without other data.
import { createHash } from 'node:crypto';
import type { Photo } from '#goods/catalog/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Queries } from '#platform/db';
import { PHOTO_SIZES, smallPhoto } from '#goods/pictures/rules';
import { KEEP_PHOTO, PHOTO_SIZE } from './photo-queries.ts';

/** A decoded picture with more pixels is no product picture. */
const MOST_PIXELS = 60_000_000;
const WHITE = '#ffffff';
const QUALITY = 82;
/** No SVG, which may load and run scripts. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']);

/** Stores a picture; the same bytes again change nothing. Problems complete a sentence about the picture. */
export async function keepPhoto(db: Queries, bytes: Uint8Array): Promise<Outcome<Photo, string>> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const [large] = PHOTO_SIZES;
  const there = await db.maybe(PHOTO_SIZE, [hash, large]);
  if (there !== undefined) return done({ hash, ...there });
  const made = await madeInSizes(bytes);
  if (!made.ok) return made;
  for (const { size, width, height, data } of made.value) await db.run(KEEP_PHOTO, [hash, size, width, height, data]);
  const [first] = made.value;
  return first === undefined ? failed('has no size') : done({ hash, width: first.width, height: first.height });
}

interface Made {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

async function madeInSizes(bytes: Uint8Array): Promise<Outcome<readonly Made[], string>> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!FORMATS.has(format)) return failed(`is ${format}, not a photograph format such as JPEG, PNG or WebP`);
    const [largeSize, smallSize] = PHOTO_SIZES;
    const inSize = async (size: number, shape: object): Promise<Made> => {
      const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
        .autoOrient()
        .flatten({ background: WHITE })
        .resize(shape)
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
      return { size, width: info.width, height: info.height, data };
    };
    const large = await inSize(largeSize, { width: largeSize, height: largeSize, fit: 'inside', withoutEnlargement: true });
    return done([large, await inSize(smallSize, { ...smallPhoto(large), fit: 'contain', background: WHITE })]);
  } catch (error) {
    return failed(`cannot be read as a picture: ${(error as Error).message.split('\n')[0]}`);
  }
}
