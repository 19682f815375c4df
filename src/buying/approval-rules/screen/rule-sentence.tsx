// A rule as one sentence: "the total is over $500.00: ask Priya Raman, then the administrators."
import type { TermsView } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { formatDate, formatNumber, formatPrice, type CopyLocale } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import { sayer, type PageSay } from '#base/locale/words';
import { Trans } from '#ui/page/trans';
import { useShop } from '#ui/page/shop';

type Key = (typeof approvalRulesWords)['keys'][number];
type Condition = TermsView['conditions'][number];
type Level = TermsView['levels'][number];

/** What words about rules need: the reader's language and money, and the names of what rules refer to by id. */
export interface RuleSpeech {
  readonly t: PageSay<Key>;
  readonly copyLocale: CopyLocale;
  readonly money: (cents: number) => string;
  readonly nameOf: (id: string) => string;
  readonly listed: (names: readonly string[]) => string;
}

export type Names = readonly { readonly id: string; readonly name: string }[];

export function ruleSpeech(copyLocale: CopyLocale, currency: Currency, names: Names): RuleSpeech {
  const t = sayer(approvalRulesWords, copyLocale);
  const byId = new Map(names.map(({ id, name }) => [id, name]));
  return {
    t,
    copyLocale,
    money: (cents) => formatPrice(cents, currency, copyLocale),
    nameOf: (id) => byId.get(id) ?? t('someone'),
    listed: (all) => new Intl.ListFormat(copyLocale, { type: 'conjunction' }).format(all),
  };
}

export function useRuleSpeech(names: Names): RuleSpeech {
  const { copyLocale, site } = useShop();
  return ruleSpeech(copyLocale, site.currency, names);
}

const AT_ZERO = { budget: 'whenbudgetAtZero', category: 'whencategoryAtZero', brand: 'whenbrandAtZero' } as const;

/** What a condition is about, in words: a center, a category's name, "this month". */
export function subjectWords(kind: string, of: string, { t, nameOf }: RuleSpeech): string {
  if (kind === 'period') return of === 'month' ? t('periodmonth') : of === 'quarter' ? t('periodquarter') : t('periodyear');
  if (kind === 'payment') return paidBy(of, t);
  if (kind === 'budget') return of === '' ? t('anyCenter') : of;
  return kind === 'category' || kind === 'shipTo' ? nameOf(of) : of;
}

const PAID = { card: 'paidcard', account: 'paidaccount', gift: 'paidgift', paypal: 'paidpaypal', rewards: 'paidrewards' } as const;
export const paidBy = (of: string, t: PageSay<Key>): string => {
  const known = Object.entries(PAID).find(([kind]) => kind === of);
  return known === undefined ? of : t(known[1]);
};

/** The words around the fields of a condition, which stand for themselves. */
export function conditionWords(condition: Condition, speech: RuleSpeech): string {
  const { t, copyLocale, money, listed } = speech;
  const { kind, over, of, named, not } = condition;
  const atZero = over === 0 && (kind === 'budget' || kind === 'category' || kind === 'brand');
  return t(atZero ? AT_ZERO[kind] : `when${kind}`, {
    amount: kind === 'lineCount' ? formatNumber(over, copyLocale) : money(over),
    of: subjectWords(kind, of, speech),
    named: listed(named),
    not: t(not ? 'goesElsewhere' : 'goesTo'),
  });
}

export function levelWords({ mode, who, named }: Level, { t, nameOf, listed }: RuleSpeech): string {
  const words = who === 'people' ? listed(named.map(nameOf)) : t(`who${who}`, { group: nameOf(named[0] ?? '') });
  const isOne = who === 'people' ? named.length === 1 : who === 'budgetOwner';
  return isOne ? words : t(mode, { who: words });
}

const joined = (parts: readonly string[], key: 'both' | 'afterThat', { t }: RuleSpeech): string =>
  parts.reduce((first, second) => (first === '' ? second : t(key, { first, second })), '');

export function sentenceOf(rule: TermsView, speech: RuleSpeech): { readonly when: string; readonly asked: string } {
  return {
    when: joined(
      rule.conditions.map((one) => conditionWords(one, speech)),
      'both',
      speech,
    ),
    asked: joined(
      rule.levels.map((one) => levelWords(one, speech)),
      'afterThat',
      speech,
    ),
  };
}

/** For whom and when, if that is not everybody and always. */
export function scopeWords(
  { everybody, groupIds, profileIds, startsOn, endsOn }: TermsView,
  { t, copyLocale, nameOf, listed }: RuleSpeech,
): string[] {
  const day = (iso: string): string => formatDate(new Date(`${iso}T12:00:00Z`), 'UTC', copyLocale);
  const days =
    startsOn !== '' && endsOn !== ''
      ? t('fromTo', { from: day(startsOn), to: day(endsOn) })
      : startsOn !== ''
        ? t('from', { from: day(startsOn) })
        : endsOn !== ''
          ? t('to', { to: day(endsOn) })
          : '';
  const who = everybody ? '' : t('onlyFor', { names: listed([...groupIds, ...profileIds].map(nameOf)) });
  return [who, days].filter((text) => text !== '');
}

export function RuleSentence({ rule, speech }: { readonly rule: TermsView; readonly speech: RuleSpeech }) {
  return <Trans id="approval-rules.sentence" values={{ ...sentenceOf(rule, speech) }} components={{ b: <b /> }} />;
}
