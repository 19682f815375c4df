// A drawing as a photograph-like file: for feeds, mail and previews, where SVG is not taken.
import { outlinedWords } from './outlined-words.ts';

const WHITE = '#ffffff';
const QUALITY = 82;

/** JPEG of 800 × 800 on white. One thread of its own, beside the shop's. The library is loaded when first needed. */
export async function rasterise(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  // Rules for small pictures are for browsers.
  const drawing = svg.replace(/<style>.*?<\/style>/g, '');
  return sharp(Buffer.from(outlinedWords(drawing)))
    .flatten({ background: WHITE })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
