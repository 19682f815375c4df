import { expect, test } from 'vitest';
import type { Fact } from '#buying/approval-rules/rules';
import { reasonsText, type SayReason } from './reason-of.ts';

const fact = (changes: Partial<Fact>): Fact => ({
  kind: 'total',
  isMet: true,
  actual: 0,
  limit: 0,
  overBy: 0,
  subject: '',
  not: false,
  titles: [],
  ...changes,
});
const say: SayReason = (key, values) => `${key} ${JSON.stringify(values)}`;
const money = (cents: number): string => `$${cents / 100}`;

test('[B2B-3] each condition that was met is a sentence, said once', () => {
  const reasons = [
    { ruleId: '1', facts: [fact({ actual: 5_000, limit: 4_000 }), fact({ kind: 'offContract', isMet: false })] },
    {
      ruleId: '2',
      facts: [
        fact({ actual: 5_000, limit: 4_000 }),
        fact({ kind: 'shipTo', not: true }),
        fact({ kind: 'items', titles: ['a', 'b', 'c', 'd'] }),
      ],
    },
  ];
  const texts = reasonsText(reasons, say, money);
  expect(texts.map((text) => text.split(' ')[0])).toEqual(['why.total', 'why.shipToOther', 'why.items']);
  expect(texts[0]).toContain('"actual":"$50"');
  expect(texts[2]).toContain('"titles":"a, b, c"');
});
