import { WIDEST_PHONE } from '#people/sessions/rules';
import type { AudienceFacts } from './audience-facts.ts';
import type { AudienceRule } from './audience-rule.ts';
import { judgeRule, type JudgedRule } from './judge-rule.ts';

/** Whether a piece with this rule is for whom the facts are about. What is not known (the width of a screen, on the server) does not match. */
export const matchesAudience = (rule: AudienceRule, facts: AudienceFacts): boolean => judgeRule(rule, facts).holds === true;

/** Each condition, whether it holds and why: "why do I see this" of a preview. `holds` null: not known here. */
export const explainAudience = (rule: AudienceRule, facts: AudienceFacts): JudgedRule => judgeRule(rule, facts);

/** A range of widths in px, both included; `max` null: no end. */
export interface ScreenRange {
  readonly min: number;
  readonly max: number | null;
}

/**
 * The widths at which the rule holds, whatever width the facts name: for a page that is made once and shown on every screen (media queries). None: it
 * holds nowhere; one from 0 to null: it holds everywhere.
 */
export function screensOf(rule: AudienceRule, facts: AudienceFacts): readonly ScreenRange[] {
  const starts = [...new Set([0, WIDEST_PHONE + 1, ...startsIn(rule)])].toSorted((a, b) => a - b);
  const ranges: { min: number; max: number | null }[] = [];
  for (const [index, min] of starts.entries()) {
    if (!matchesAudience(rule, { ...facts, screenWidth: min })) continue;
    const next = starts[index + 1];
    const max = next === undefined ? null : next - 1;
    const last = ranges.at(-1);
    if (last !== undefined && last.max === min - 1) last.max = max;
    else ranges.push({ min, max });
  }
  return ranges;
}

/** Widths at which a condition begins or ends to hold. */
function startsIn(rule: AudienceRule): readonly number[] {
  if ('all' in rule) return rule.all.flatMap(startsIn);
  if ('any' in rule) return rule.any.flatMap(startsIn);
  if ('not' in rule) return startsIn(rule.not);
  if (!('screen' in rule)) return [];
  const { min = 0, max } = rule.screen;
  return max === undefined ? [min] : [min, max + 1];
}
