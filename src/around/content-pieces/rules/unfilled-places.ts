// Pieces for some in a slot that is empty for everybody else: the page would keep room that stays empty for them.
import type { CopyLocale } from '#base/locale/rules';
import type { Slot } from '#finding/banners/rules';
import { isOwn } from './audience-of-piece.ts';
import type { Piece } from './piece.ts';

/** Slots that show something of the shop's own while they have no piece. */
const HAVE_DEFAULTS: ReadonlySet<Slot> = new Set<Slot>(['homeHero', 'homeGrid', 'topHat']);

/** The names of pieces without one for everybody beside them, on the same sites and at the same time. */
export function unfilledPlaces(pieces: readonly Piece[]): readonly string[] {
  const shared = pieces.filter((piece) => !isOwn(piece) && piece.audience === undefined);
  return pieces.filter((piece) => isOwn(piece) && !HAVE_DEFAULTS.has(piece.slot) && !isCovered(piece, shared)).map(({ id }) => id);
}

const isCovered = (piece: Piece, shared: readonly Piece[]): boolean =>
  piece.sites.every((site) => shared.some((one) => one.sites.includes(site) && covers(one, piece)));

function covers(one: Piece, piece: Piece): boolean {
  const isSamePlace =
    one.slot === piece.slot &&
    one.layout === piece.layout &&
    one.page === piece.page &&
    (one.category === undefined || one.category === piece.category);
  const begins = one.from === undefined || (piece.from !== undefined && Date.parse(one.from) <= Date.parse(piece.from));
  const lasts = one.until === undefined || (piece.until !== undefined && Date.parse(one.until) >= Date.parse(piece.until));
  const isRead = (Object.keys(piece.words) as CopyLocale[]).every((locale) => locale === 'es-US' || one.words[locale] !== undefined); // its own keys
  return isSamePlace && begins && lasts && isRead;
}
