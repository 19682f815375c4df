// Whether a piece can stand in a page that everybody shares, and on which screens (HDR-2).
import { guestFacts, matchesAudience, type AudienceFacts, type AudienceRule } from '#around/targeting/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { SiteId } from '#base/site/rules';
import { SCREEN_STARTS, SCREENS, type Screen } from '#finding/banners/rules';
import type { Piece } from './piece.ts';

/** Flags that the address of a page and the width of the screen decide. */
const OF_PAGES: ReadonlySet<string> = new Set(['mobileOnly', 'spanish']);

/** Whether site, language and width alone decide the rule, so that a shared page may follow it. */
export function isForPages(rule: AudienceRule): boolean {
  if ('all' in rule) return rule.all.every(isForPages);
  if ('any' in rule) return rule.any.every(isForPages);
  if ('not' in rule) return isForPages(rule.not);
  if ('flag' in rule) return OF_PAGES.has(rule.flag);
  return !('store' in rule);
}

/** Whether it depends on who looks: it is in no shared page then. */
export const isOwn = ({ audience, experiment }: Piece): boolean =>
  experiment !== undefined || (audience !== undefined && !isForPages(audience));

/** The screen sizes on which these facts see the piece. */
export function screensFor({ audience }: Piece, facts: AudienceFacts): readonly Screen[] {
  if (audience === undefined) return SCREENS;
  return SCREENS.filter((screen) => matchesAudience(audience, { ...facts, screenWidth: SCREEN_STARTS[screen] }));
}

/** Facts of a page for everybody. */
export const pageFacts = (site: SiteId, locale: CopyLocale): AudienceFacts => guestFacts(site, locale);

const STARTS: ReadonlySet<number> = new Set(Object.values(SCREEN_STARTS));

/** A width named in the rule at which no screen size begins or ends, or undefined: styles know no others. */
export function oddWidth(rule: AudienceRule): number | undefined {
  if ('all' in rule) return rule.all.map(oddWidth).find((width) => width !== undefined);
  if ('any' in rule) return rule.any.map(oddWidth).find((width) => width !== undefined);
  if ('not' in rule) return oddWidth(rule.not);
  if (!('screen' in rule)) return undefined;
  const { min, max } = rule.screen;
  if (min !== undefined && !STARTS.has(min)) return min;
  return max !== undefined && !STARTS.has(max + 1) ? max : undefined;
}
