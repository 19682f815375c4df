// Which pieces a slot shows: those of the place and the moment, the highest priority first, as many as the slot has room for.
import type { AudienceFacts } from '#around/targeting/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { SiteId } from '#base/site/rules';
import { MOST_SHOWN, SCREENS, type Screen, type Slot } from '#finding/banners/rules';
import { isOwn, pageFacts, screensFor } from './audience-of-piece.ts';
import { wordsIn, type Piece } from './piece.ts';

export interface PlaceAsked {
  readonly slot: Slot;
  readonly site: SiteId;
  readonly locale: CopyLocale;
  readonly now: Date;
  /** The landing page. */
  readonly page?: string | undefined;
  /** The category of the list, with those above it. */
  readonly categories?: readonly string[] | undefined;
}

/** A piece and the screen sizes on which its slot shows it. */
export interface ChosenPiece {
  readonly piece: Piece;
  readonly screens: readonly Screen[];
}

const DEFAULT_PRIORITY = 100;

/** All pieces of a place, for any audience, highest priority first. */
export function piecesOf(pieces: readonly Piece[], asked: PlaceAsked): readonly Piece[] {
  return pieces.filter((piece) => isIn(piece, asked)).toSorted(byPriority);
}

function isIn(piece: Piece, { slot, site, locale, now, page, categories = [] }: PlaceAsked): boolean {
  return (
    piece.slot === slot &&
    piece.sites.includes(site) &&
    wordsIn(piece, locale) !== undefined &&
    isScheduled(piece, now) &&
    (slot !== 'landing' || piece.page === page) &&
    (piece.category === undefined || categories.includes(piece.category))
  );
}

/** Whether a moment is within its schedule. */
export function isScheduled({ from, until }: Piece, now: Date): boolean {
  const at = now.getTime();
  return (from === undefined || Date.parse(from) <= at) && (until === undefined || at < Date.parse(until));
}

function byPriority(a: Piece, b: Piece): number {
  const more = (b.priority ?? DEFAULT_PRIORITY) - (a.priority ?? DEFAULT_PRIORITY);
  return more !== 0 ? more : a.id < b.id ? -1 : 1;
}

/** What a page for everybody shows. */
export function chooseShared(pieces: readonly Piece[], asked: PlaceAsked): readonly ChosenPiece[] {
  const facts = pageFacts(asked.site, asked.locale);
  return fill(
    piecesOf(pieces, asked).filter((piece) => !isOwn(piece)),
    facts,
    asked.slot,
  );
}

/** The visitor's variant of an experiment; null where they do not take part. */
type VariantOf = (experiment: string) => string | null;

/** What one visitor is shown. A piece of an experiment is for those of its variant; the others see the next one. */
export function chooseOwn(pieces: readonly Piece[], asked: PlaceAsked, facts: AudienceFacts, variantOf: VariantOf): readonly ChosenPiece[] {
  const mine = piecesOf(pieces, asked).filter(
    ({ experiment }) => experiment === undefined || variantOf(experiment.key) === experiment.variant,
  );
  return fill(mine, facts, asked.slot);
}

/** The experiments that a place belongs to. */
export const experimentsOf = (pieces: readonly Piece[], asked: PlaceAsked): ReadonlySet<string> =>
  new Set(piecesOf(pieces, asked).flatMap(({ experiment }) => experiment?.key ?? []));

/** Whether some visitors see something else than the shared page in this place. */
export const hasOwn = (pieces: readonly Piece[], asked: PlaceAsked): boolean => piecesOf(pieces, asked).some(isOwn);

/** Each screen size has room for as many; a piece takes what is left on the sizes that it is for. */
function fill(pieces: readonly Piece[], facts: AudienceFacts, slot: Slot): readonly ChosenPiece[] {
  const taken = new Map<Screen, number>(SCREENS.map((screen) => [screen, 0]));
  const chosen: ChosenPiece[] = [];
  for (const piece of pieces) {
    const screens = screensFor(piece, facts).filter((screen) => (taken.get(screen) ?? 0) < MOST_SHOWN[slot]);
    if (screens.length === 0) continue;
    for (const screen of screens) taken.set(screen, (taken.get(screen) ?? 0) + 1);
    chosen.push({ piece, screens });
  }
  return chosen;
}

/** The next instant at which a schedule begins or ends; undefined without one. */
export function nextTurn(pieces: readonly Piece[], now: Date): number | undefined {
  const at = now.getTime();
  const instants = pieces.flatMap(({ from, until }) => [from, until].flatMap((one) => (one === undefined ? [] : [Date.parse(one)])));
  const coming = instants.filter((instant) => instant > at);
  return coming.length === 0 ? undefined : Math.min(...coming);
}
