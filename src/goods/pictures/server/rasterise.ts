// A drawing as JPEG, for feeds, mail and previews, which do not accept SVG.
import { outlinedWords } from './outlined-words.ts';

const WHITE = '#ffffff';
const QUALITY = 82;

/** JPEG of 800 × 800 on white, in a thread of its own. The library loads on first use. */
export async function rasterise(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  // The styles for small pictures are for browsers.
  const drawing = svg.replace(/<style>.*?<\/style>/g, '');
  return sharp(Buffer.from(outlinedWords(drawing)))
    .flatten({ background: WHITE })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
