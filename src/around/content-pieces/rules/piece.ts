// A piece of content as staff write it: where, for whom, when, and in which words (HDR-2, HDR-3).
import type { AudienceRule } from '#around/targeting/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { SiteId } from '#base/site/rules';
import type { Layout, PictureSize, Screen, Slot, Theme } from '#finding/banners/rules';

export interface PieceWords {
  readonly headline: string;
  /** One paragraph; HTML of the kind `inline`. */
  readonly text?: string;
  /** Of landing pages; HTML of the kind `blocks`. */
  readonly body?: string;
  /** What each of the links says, in their order. */
  readonly actions?: readonly string[];
  /** What the picture shows; empty when it only decorates. */
  readonly alt?: string;
  /** What search engines show of a landing page. */
  readonly description?: string;
}

export interface Piece {
  /** Its name for staff: `home-hero-autumn`. */
  readonly id: string;
  readonly slot: Slot;
  readonly sites: readonly SiteId[];
  /** The landing page's name in its address. */
  readonly page?: string;
  /** An ad slot's department or category, with all below it; absent: every list. */
  readonly category?: string;
  readonly layout: Layout;
  readonly theme: Theme;
  /** Columns of 12 by screen size; a size that is not named takes those of its layout. */
  readonly spans?: Readonly<Partial<Record<Screen, number>>>;
  /** Own addresses. A size that is not named takes the next smaller one. */
  readonly pictures?: Readonly<Partial<Record<PictureSize, string>>>;
  /** Addresses of the shop without the locale, `#part` of the page, or https. */
  readonly links?: readonly string[];
  /** Every language of its sites; es-US may be missing, and is English then (T27). */
  readonly words: Readonly<Partial<Record<CopyLocale, PieceWords>>>;
  /** Addresses of pictures that count a view and a press, of the shop or https. */
  readonly beacon?: string;
  readonly clickBeacon?: string;
  /** Instants, the end excluded. */
  readonly from?: string;
  readonly until?: string;
  /** Of two pieces in one slot the higher number comes first; 100 when absent. */
  readonly priority?: number;
  /** Absent: everybody. */
  readonly audience?: AudienceRule;
  readonly experiment?: Experiment;
}

/** A visitor sees one variant of an experiment, always the same. */
export interface Experiment {
  readonly key: string;
  readonly variant: string;
}

/** What is wrong with a field, in words. */
export interface PieceProblem {
  readonly field: string;
  readonly problem: string;
}

/** The words in which a piece is read in a language. */
export function wordsIn({ words }: Piece, locale: CopyLocale): PieceWords | undefined {
  return words[locale] ?? (locale === 'es-US' ? words['en-US'] : undefined);
}

/** Headlines: of cards (HDR-3), of one line, and of others. */
export function headlineLimit({ theme, layout }: Pick<Piece, 'theme' | 'layout'>): number {
  if (theme === 'iconCard') return 18;
  return layout === 'promoMessage' ? 80 : 60;
}
