// Why an order waits, in words: one sentence for each condition that was met.
import type { Fact, Reason } from '#buying/approval-rules/rules';

/** Says a sentence of the approvals' words. */
export type SayReason = (key: `why.${Fact['kind'] | 'shipToOther'}`, values: Readonly<Record<string, string | number>>) => string;

/** `money`: cents as text. Sentences that two rules share are said once. */
export function reasonsText(reasons: readonly Reason[], say: SayReason, money: (cents: number) => string): readonly string[] {
  const facts = reasons.flatMap(({ facts: all }) => all.filter(({ isMet }) => isMet));
  return [...new Set(facts.map((fact) => factText(fact, say, money)))];
}

function factText(fact: Fact, say: SayReason, money: (cents: number) => string): string {
  const { kind, actual, limit, overBy, subject, not, titles } = fact;
  const amounts = { actual: money(actual), limit: money(limit ?? 0), over: money(overBy) };
  const key = kind === 'shipTo' && not ? 'shipToOther' : kind;
  return say(`why.${key}`, { ...amounts, lines: actual, most: limit ?? 0, subject, titles: titles.slice(0, MOST_TITLES).join(', ') });
}

const MOST_TITLES = 3;
