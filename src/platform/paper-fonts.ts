// The shop's typeface for PDFs: Latin letters of all Europe. It is published as two files, but a PDF takes one font at a time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph } from 'opentype.js';

const require = createRequire(import.meta.url);
const made = new Map<number, Buffer>();

/** The font file of a weight (400, 700); made once. */
export function paperFont(weight: number): Buffer {
  let file = made.get(weight);
  if (file === undefined) made.set(weight, (file = joined(weight)));
  return file;
}

function joined(weight: number): Buffer {
  const opentype = require('opentype.js') as typeof import('opentype.js'); // its ES module has no named exports
  const fonts = ['latin', 'latin-ext'].map((part): Font => {
    const { buffer, byteOffset, byteLength } = readFileSync(
      require.resolve(`@fontsource/figtree/files/figtree-${part}-${weight}-normal.woff`),
    );
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
  const [latin] = fonts;
  if (latin === undefined) throw new Error('There is no font');
  const { unitsPerEm, ascender, descender } = latin;
  const glyphs = new Map<number, Glyph>();
  for (const font of fonts)
    for (let at = 1; at < font.glyphs.length; at++) {
      const { unicodes, advanceWidth, path } = font.glyphs.get(at);
      // One glyph per letter: PDFs use no ligatures.
      for (const unicode of unicodes)
        if (!glyphs.has(unicode))
          glyphs.set(unicode, new opentype.Glyph({ name: `u${unicode.toString(16)}`, unicode, advanceWidth, path }));
    }
  const missing = latin.glyphs.get(0);
  const notdef = new opentype.Glyph({ name: '.notdef', advanceWidth: missing.advanceWidth, path: missing.path });
  const font = new opentype.Font({
    familyName: 'Figtree',
    styleName: weight === 400 ? 'Regular' : 'Bold',
    unitsPerEm,
    ascender,
    descender,
    glyphs: [notdef, ...[...glyphs].toSorted(([a], [b]) => a - b).map(([, glyph]) => glyph)],
  });
  return Buffer.from(font.toArrayBuffer());
}
