// Several goods in one picture: what a bundle holds.
import { isPictureType, type PicturePart, type PictureType } from '#goods/pictures/rules';
import { thousandths } from './kit/number-text.ts';

const PAGE = 800;

/** Where the goods of a group stand, by how many they are, from back to front: the middle of each, and its share of the page. */
const PLACES: ReadonlyMap<number, { readonly share: number; readonly middles: readonly (readonly [x: number, y: number])[] }> = new Map([
  [
    2,
    {
      share: 0.64,
      middles: [
        [280, 290],
        [520, 510],
      ],
    },
  ],
  [
    3,
    {
      share: 0.58,
      middles: [
        [240, 250],
        [560, 290],
        [390, 560],
      ],
    },
  ],
  [
    4,
    {
      share: 0.56,
      middles: [
        [225, 220],
        [575, 245],
        [215, 565],
        [570, 575],
      ],
    },
  ],
  [
    5,
    {
      share: 0.48,
      middles: [
        [200, 210],
        [440, 190],
        [640, 300],
        [240, 560],
        [545, 590],
      ],
    },
  ],
  [
    6,
    {
      share: 0.45,
      middles: [
        [160, 220],
        [405, 200],
        [640, 240],
        [165, 560],
        [405, 590],
        [640, 570],
      ],
    },
  ],
]);
const MOST = 6;

/** A part whose type is known. */
export type KnownPart = PicturePart & { readonly type: PictureType };

/** The parts that a group shows, at most six: one of each kind of thing first, then others that look different. */
export function partsShown(parts: readonly PicturePart[] = []): readonly KnownPart[] {
  const known = parts.filter((part): part is KnownPart => isPictureType(part.type));
  const ofEachKind = new Map(known.toReversed().map((part) => [part.type, part]));
  const looks = new Map([...[...ofEachKind.values()].toReversed(), ...known].map((part) => [JSON.stringify(part), part]));
  return [...looks.values()].slice(0, MOST);
}

/** The drawings of two to six parts, each of the whole page, as one group. */
export function inGroup(contents: readonly string[]): string {
  const { share = 1, middles = [] } = PLACES.get(contents.length) ?? {};
  return contents
    .map((content, at) => {
      const [x, y] = middles[at] ?? [PAGE / 2, PAGE / 2];
      const corner = [x, y].map((middle) => thousandths(middle - (PAGE / 2) * share)).join(' ');
      return `<g transform="translate(${corner})scale(${thousandths(share)})">${content}</g>`;
    })
    .join('');
}
