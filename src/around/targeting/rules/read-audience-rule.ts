// A rule from outside (a file, a stored text), or what is wrong with it.
import type { CopyLocale } from '#base/locale/rules';
import { SHIPPED_SITES, type SiteId } from '#base/site/rules';
import { isAudienceFlag } from './audience-flags.ts';
import { DEEPEST_RULE, MOST_COMBINED, STORE_CONDITIONS, WIDEST_SCREEN, type AudienceRule, type ScreenCondition } from './audience-rule.ts';

export const RULE_SITES = Object.keys(SHIPPED_SITES) as readonly SiteId[]; // its own keys
export const RULE_LOCALES = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const satisfies readonly CopyLocale[];

type Read = { readonly ok: true; readonly rule: AudienceRule } | { readonly ok: false; readonly problem: string };

const wrong = (problem: string): Read => ({ ok: false, problem });
const right = (rule: AudienceRule): Read => ({ ok: true, rule });

/** The rule, or a sentence about the first thing that is wrong with it. */
export const readAudienceRule = (value: unknown): Read => readRule(value, 0);

function readRule(value: unknown, depth: number): Read {
  const [entry, ...more] = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  if (entry === undefined || more.length > 0)
    return wrong('a rule is an object with one key: all, any, not, flag, store, site, locale or screen');
  const [kind, said] = entry as readonly [string, unknown]; // what stands behind the key may be anything
  if (kind === 'all' || kind === 'any' || kind === 'not') {
    return depth < DEEPEST_RULE ? readCombined(kind, said, depth + 1) : wrong(`all, any and not stand at most ${DEEPEST_RULE} deep`);
  }
  return readCondition(kind, said);
}

function readCombined(kind: 'all' | 'any' | 'not', said: unknown, depth: number): Read {
  if (kind === 'not') {
    const part = readRule(said, depth);
    return part.ok ? right({ not: part.rule }) : part;
  }
  if (!Array.isArray(said) || said.length > MOST_COMBINED) return wrong(`${kind} is a list of at most ${MOST_COMBINED} rules`);
  const parts: AudienceRule[] = [];
  for (const one of said) {
    const part = readRule(one, depth);
    if (!part.ok) return part;
    parts.push(part.rule);
  }
  return right(kind === 'all' ? { all: parts } : { any: parts });
}

function readCondition(kind: string, said: unknown): Read {
  const word = typeof said === 'string' ? said : '';
  switch (kind) {
    case 'flag':
      return isAudienceFlag(word) ? right({ flag: word }) : wrong(`there is no flag ${word}`);
    case 'store':
      return oneOf(STORE_CONDITIONS, word, kind, (store) => ({ store }));
    case 'site':
      return oneOf(RULE_SITES, word, kind, (site) => ({ site }));
    case 'locale':
      return oneOf(RULE_LOCALES, word, kind, (locale) => ({ locale }));
    case 'screen':
      return readScreen(said);
    default:
      return wrong(`a rule asks for all, any, not, flag, store, site, locale or screen, not for ${kind}`);
  }
}

function oneOf<W extends string>(words: readonly W[], word: string, kind: string, rule: (found: W) => AudienceRule): Read {
  const found = words.find((known) => known === word);
  return found === undefined ? wrong(`${kind} is one of ${words.join(', ')}`) : right(rule(found));
}

function readScreen(said: unknown): Read {
  const { min, max, ...more } = (typeof said === 'object' && said !== null ? said : {}) as { min?: unknown; max?: unknown }; // checked below
  const widths = [min, max].filter((width) => width !== undefined);
  const areWidths = widths.every((width) => Number.isInteger(width) && Number(width) >= 0 && Number(width) <= WIDEST_SCREEN);
  if (widths.length === 0 || !areWidths || Object.keys(more).length > 0)
    return wrong(`screen has min, max or both, whole px up to ${WIDEST_SCREEN}`);
  const screen: ScreenCondition = { ...(min !== undefined && { min: Number(min) }), ...(max !== undefined && { max: Number(max) }) };
  return screen.min !== undefined && screen.max !== undefined && screen.min > screen.max
    ? wrong('screen: min is greater than max')
    : right({ screen });
}
