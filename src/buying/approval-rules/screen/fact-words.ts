// Why a rule hit or did not, with the figures it was judged by.
import type { Tried } from '#buying/approval-rules/contract';
import { formatNumber } from '#base/locale/rules';
import { subjectWords, type RuleSpeech } from './rule-sentence.tsx';

type Fact = Tried['rules'][number]['facts'][number];

/** `buyer`: whose limit it is about. */
export function factWords(fact: Fact, buyer: string, speech: RuleSpeech): string {
  const { t, money, copyLocale, listed } = speech;
  const { kind, isMet, actual, limit, overBy, titles, subject, not } = fact;
  const figure = (n: number): string => (kind === 'lineCount' ? formatNumber(n, copyLocale) : money(n));
  const values = {
    actual: figure(actual),
    limit: figure(limit ?? 0),
    over: money(overBy),
    subject: subjectWords(kind, subject, speech),
    titles: listed(titles),
    buyer,
  };
  if (kind === 'unreadable') return t('factunreadable');
  if (kind === 'ownLimit' && limit === null) return t('factownLimitNone', values);
  if (kind === 'budget' && isMet && limit === null) return t('factbudgetOver', values);
  // The place itself says where the order goes, whichever way the rule asks.
  if (kind === 'shipTo') return t(isMet === not ? 'factshipToNot' : 'factshipTo', values);
  if ((kind === 'category' || kind === 'brand') && actual === 0) return t(`fact${kind}None`, values);
  return t(isMet ? `fact${kind}` : `fact${kind}Not`, values);
}
