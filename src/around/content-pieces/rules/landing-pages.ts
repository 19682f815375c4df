// The landing pages that everybody can open, for sitemaps.
import type { Locale } from '#base/locale/rules';
import type { SiteId } from '#base/site/rules';
import { chooseShared } from './choose-pieces.ts';
import type { Piece } from './piece.ts';

/** Their names, each once, in the order of the alphabet. */
export function landingPages(pieces: readonly Piece[], site: SiteId, locale: Locale, now: Date): readonly string[] {
  const names = new Set(pieces.flatMap(({ slot, page }) => (slot === 'landing' && page !== undefined ? [page] : [])));
  return [...names].filter((page) => chooseShared(pieces, { slot: 'landing', site, locale, now, page }).length > 0).toSorted();
}
