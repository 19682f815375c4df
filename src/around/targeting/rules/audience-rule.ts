// Whom a piece is for, as staff write it: flags, store, site, locale and width of the screen, combined by all, any and not (HDR-2).
import type { CopyLocale } from '#base/locale/rules';
import type { SiteId } from '#base/site/rules';
import type { AudienceFlag } from './audience-flags.ts';

/** `set`: the shopper has chosen a store; `open`: and it is open now. */
export const STORE_CONDITIONS = ['set', 'unset', 'open'] as const;
export type StoreCondition = (typeof STORE_CONDITIONS)[number];

/** In px, both included. */
export interface ScreenCondition {
  readonly min?: number;
  readonly max?: number;
}

export type AudienceCondition =
  | { readonly flag: AudienceFlag }
  | { readonly store: StoreCondition }
  | { readonly site: SiteId }
  | { readonly locale: CopyLocale }
  | { readonly screen: ScreenCondition };

/** `all` of nothing is everybody, `any` of nothing nobody. */
export type AudienceRule =
  | AudienceCondition
  | { readonly all: readonly AudienceRule[] }
  | { readonly any: readonly AudienceRule[] }
  | { readonly not: AudienceRule };

export const EVERYBODY: AudienceRule = { all: [] };

/** How deep `all`, `any` and `not` stand in each other. */
export const DEEPEST_RULE = 3;
/** How many rules one `all` or `any` combines. */
export const MOST_COMBINED = 12;
/** Widest screen that a condition can name, in px. */
export const WIDEST_SCREEN = 9_999;
