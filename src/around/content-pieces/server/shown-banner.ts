// A piece as pages show it: its words in one language, addresses ready to use, HTML taken apart.
import { isOwnLink, wordsIn, type ChosenPiece, type Piece } from '#around/content-pieces/rules';
import type { CopyLocale, Locale } from '#base/locale/rules';
import { PICTURE_SIZES, PICTURE_STARTS, SCREENS, type Screen } from '#finding/banners/rules';
import type { ShownBanner } from '#finding/banners/server';
import { blocksOf, runsOf, type Run } from './clean-html.ts';

/** A page of the shop in a language: categories have other names in each. */
export type AddressIn = (link: string, locale: Locale) => string;

export interface ReadIn {
  readonly locale: Locale;
  readonly copyLocale: CopyLocale;
}

/** Columns of 12 of each layout, where a piece names only some sizes. */
const LAYOUT_SPANS: Readonly<Record<Piece['layout'], Readonly<Record<Screen, number>>>> = {
  hero: { lg: 12, md: 12, sm: 12, xs: 12 },
  fullBleed: { lg: 12, md: 12, sm: 12, xs: 12 },
  promoMessage: { lg: 12, md: 12, sm: 12, xs: 12 },
  twoAcross: { lg: 6, md: 6, sm: 12, xs: 12 },
  threeAcross: { lg: 4, md: 4, sm: 12, xs: 12 },
  fourAcross: { lg: 3, md: 6, sm: 6, xs: 12 },
};

export function shownBanner({ piece, screens }: ChosenPiece, { locale, copyLocale }: ReadIn, ownAddress: AddressIn): ShownBanner {
  const { id, layout, theme, spans, links = [], beacon = '', clickBeacon = '' } = piece;
  const words = wordsIn(piece, copyLocale) ?? { headline: '' };
  const address = (link: string): string => (isOwnLink(link) ? ownAddress(link, locale) : link);
  const linked = (run: Run): Run => (run.href === undefined ? run : { ...run, href: address(run.href) });
  return {
    id,
    layout,
    theme,
    headline: words.headline,
    text: runsOf(words.text ?? '').map(linked),
    body: blocksOf(words.body ?? '').map(({ kind, lines }) => ({ kind, lines: lines.map((line) => line.map(linked)) })),
    description: words.description ?? '',
    actions: links.map((link, at) => ({ to: address(link), words: words.actions?.[at] ?? '' })),
    picture: pictureOf(piece, words.alt ?? ''),
    spans: spans === undefined ? null : { ...LAYOUT_SPANS[layout], ...spans },
    screens: screens.length === SCREENS.length ? [...SCREENS] : [...screens],
    beacon,
    clickBeacon,
  };
}

/** The widest size first; the narrowest is also the picture of what is narrower. */
function pictureOf({ slot, pictures = {} }: Piece, alt: string): ShownBanner['picture'] {
  const starts = PICTURE_STARTS[slot === 'adSlot' ? 'adSlot' : 'page'];
  const sources = PICTURE_SIZES.flatMap((size) => {
    const src = pictures[size];
    return src === undefined ? [] : [{ media: `(width >= ${starts[size]}px)`, src }];
  });
  const last = sources.at(-1);
  return last === undefined ? null : { alt, sources: [...sources.slice(0, -1), { media: '', src: last.src }] };
}
