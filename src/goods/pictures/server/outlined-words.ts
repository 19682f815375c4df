// Turns the text of a drawing into outlines, so that a server without fonts draws it correctly.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Path } from 'opentype.js';

const require = createRequire(import.meta.url);

/** The shop's own font, in the weights of the drawings; other weights use the nearest. */
const WEIGHTS = [500, 600, 700] as const;
const USUAL_WEIGHT = '700';

const WORDS = /<text ([^>]*)>([^<]*)<\/text>/g;
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }),
);
/** Characters missing in the font, and their replacements. */
const STAND_INS: ReadonlyMap<string, string> = new Map(Object.entries({ '″': '"', '′': "'" }));

const fonts = new Map<number, Font>();

/** The drawing with every `<text>` as a path of the same place, size, width and colour. */
export function outlinedWords(svg: string): string {
  return svg.replace(WORDS, (_, attributes: string, escaped: string) => outlined(attributesOf(attributes), unescaped(escaped)));
}

function outlined(attributes: ReadonlyMap<string, string>, text: string): string {
  const number = (name: string): number => Number(attributes.get(name) ?? 0);
  const font = fontOf(Number(attributes.get('font-weight') ?? USUAL_WEIGHT));
  const size = number('font-size');
  const natural = font.getAdvanceWidth(text, size);
  if (natural === 0) return '';
  const width = number('textLength') || natural;
  const anchor = attributes.get('text-anchor');
  const left = number('x') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const place = `translate(${left.toFixed(2)} ${number('y')})scale(${(width / natural).toFixed(4)} 1)`;
  return `<path transform="${place}" d="${pathData(font.getPath(text, 0, 0, size))}" fill="${attributes.get('fill') ?? '#000'}"/>`;
}

/** The library's own serializer turns values just above an integer (`28.000000000000004`) into `NaN`, which cuts the path off. */
function pathData({ commands }: Path): string {
  return commands
    .map(({ type, ...points }) => type + PLACES.flatMap((at) => (at in points ? [(points as Points)[at].toFixed(2)] : [])).join(' '))
    .join('');
}

/** In the order of a path command's arguments. */
const PLACES = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;
type Points = Readonly<Record<(typeof PLACES)[number], number>>;

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

function unescaped(text: string): string {
  return text.replace(/&[#\w]+;/g, (entity) => ENTITIES.get(entity) ?? '').replace(/[″′]/g, (sign) => STAND_INS.get(sign) ?? sign);
}

function fontOf(weight: number): Font {
  const near = WEIGHTS.reduce((best, offered) => (Math.abs(offered - weight) < Math.abs(best - weight) ? offered : best));
  let font = fonts.get(near);
  if (font === undefined) {
    const { parse } = require('opentype.js') as typeof import('opentype.js'); // its ES module has no named exports
    const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${near}-normal.woff`));
    fonts.set(near, (font = parse(buffer.slice(byteOffset, byteOffset + byteLength))));
  }
  return font;
}
