// Formats a message compiled by Lingui. Lingui's own runtime would create an Intl number format for each plural; `#base/locale/rules` formats numbers
// instead, because the first Intl format costs a phone a tenth of a second.
import { formatNumber, type CopyLocale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';

type Cases = Readonly<Record<string, readonly Token[] | number | undefined>>;
/** Text, a value's name, or a plural: the name of its number, and a text per case. */
type Token = string | readonly [name: string] | readonly [name: string, kind: 'plural', cases: Cases];
export type Message = string | readonly Token[];
export type Values = Readonly<Record<string, unknown>>;

export function formatMessage(message: Message, values: Values, locale: CopyLocale): string {
  return typeof message === 'string' ? message : joined(message, values, locale);
}

/** `count` replaces `#`. */
function joined(tokens: readonly Token[], values: Values, locale: CopyLocale, count?: string): string {
  let text = '';
  for (const token of tokens) {
    if (typeof token === 'string') text += token === '#' ? (count ?? token) : token;
    else if (token.length === 1) text += textOf(ownValue(values, token[0]));
    else text += plural(Number(ownValue(values, token[0])), token[2], values, locale);
  }
  return text;
}

/** Values are texts and numbers. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function plural(n: number, cases: Cases, values: Values, locale: CopyLocale): string {
  const chosen = cases[n] ?? cases[rulesOf(locale).select(n)] ?? cases['other'];
  return Array.isArray(chosen) ? joined(chosen as readonly Token[], values, locale, formatNumber(n, locale)) : '';
}

/** Keyed by constants only; never changes a result. */
const rules = new Map<CopyLocale, Intl.PluralRules>();
function rulesOf(locale: CopyLocale): Intl.PluralRules {
  let made = rules.get(locale);
  if (made === undefined) rules.set(locale, (made = new Intl.PluralRules(locale)));
  return made;
}
