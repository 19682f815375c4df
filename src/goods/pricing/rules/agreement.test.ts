import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreedBreaks, agreedPrice, type AgreedItem, type AgreedTerm, type Agreement } from './agreement.ts';
import { offContractOf } from './named-contract.ts';
import { priceOf } from './price-of.ts';

const core = { number: 'C-1', name: 'Office core' };
const paper = { number: 'C-2', name: 'Paper' };
const item: AgreedItem = { itemId: '1', brand: 'Northfold', categoryIds: ['office', 'paper', 'copy'], list: { base: 1_000 }, cost: 600 };

const term = (more: Partial<AgreedTerm>): AgreedTerm => ({
  contract: core,
  priority: 100,
  basis: 'discount',
  value: 1_000,
  breaks: [],
  ...more,
});
const agreement = (terms: Partial<Record<keyof Agreement, Readonly<Record<string, readonly AgreedTerm[]>>>>): Agreement => ({
  items: new Map(Object.entries(terms.items ?? {})),
  categories: new Map(Object.entries(terms.categories ?? {})),
  brands: new Map(Object.entries(terms.brands ?? {})),
});
const price = (cents: number, more: Partial<AgreedTerm> = {}): AgreedTerm => term({ basis: 'price', value: cents, ...more });

test.each<[string, Agreement, number | undefined, string | null | undefined]>([
  ['nothing is agreed', agreement({}), undefined, undefined],
  ['another item', agreement({ items: { '2': [price(1)] } }), undefined, undefined],
  ['a price without a contract of a name', agreement({ items: { '1': [price(800, { contract: null })] } }), 800, null],
  ['a category above the item’s own', agreement({ categories: { office: [term({ value: 1_500 })] } }), 850, 'C-1'],
  [
    'the nearest category, though another is lower',
    agreement({ categories: { office: [term({ value: 5_000 })], copy: [term({ value: 1_000 })] } }),
    900,
    'C-1',
  ],
  ['a brand, however it is spelled in the rule', agreement({ brands: { northfold: [term({ value: 2_000 })] } }), 800, 'C-1'],
  [
    'brand and category of one contract: the lower',
    agreement({ brands: { northfold: [term({ value: 2_000 })] }, categories: { copy: [term({ value: 500 })] } }),
    800,
    'C-1',
  ],
  [
    'the item’s own price before the rules of its contract, though it is higher',
    agreement({ items: { '1': [price(950)] }, brands: { northfold: [term({ value: 2_000 })] } }),
    950,
    'C-1',
  ],
  ['two contracts: the lower', agreement({ items: { '1': [price(950), price(940, { contract: paper })] } }), 940, 'C-2'],
  [
    'a contract with an earlier priority, though it is higher',
    agreement({ items: { '1': [price(950, { priority: 1 }), price(940, { contract: paper })] } }),
    950,
    'C-1',
  ],
  ['the same price twice: the first number', agreement({ items: { '1': [price(900, { contract: paper }), price(900)] } }), 900, 'C-1'],
  ['cost plus a percentage', agreement({ categories: { copy: [term({ basis: 'costPlus', value: 2_500 })] } }), 750, 'C-1'],
  ['an agreed price stays where it is, above the list too', agreement({ items: { '1': [price(1_200)] } }), 1_200, 'C-1'],
  ['cost plus never goes above the list', agreement({ items: { '1': [term({ basis: 'costPlus', value: 9_000 })] } }), 1_000, 'C-1'],
])('[B2B-4] one contract prices an item: %s', (_what, agreed, each, number) => {
  const found = agreedPrice(agreed, item, 1);
  expect([found?.each, found === undefined ? undefined : (found.contract?.number ?? null)]).toEqual([each, number]);
});

test('[B2B-4] a rule says nothing about an item that is not on the list, or whose cost nobody knows', () => {
  const rules = agreement({ brands: { northfold: [term({})] } });
  expect(agreedPrice(rules, { ...item, list: undefined }, 1)).toBeUndefined();
  const plus = agreement({ brands: { northfold: [term({ basis: 'costPlus', value: 1_000 })] } });
  expect(agreedPrice(plus, { ...item, cost: undefined }, 1)).toBeUndefined();
  expect(agreedPrice(plus, { ...item, list: undefined }, 1)?.each).toBe(660);
});

test('[B2B-4] half a cent is rounded up', () => {
  const off = (base: number, value: number) =>
    agreedPrice(agreement({ brands: { northfold: [term({ value })] } }), { ...item, list: { base } }, 1)?.each;
  expect([off(999, 5_000), off(1_001, 5_000), off(333, 1_000), off(1, 10_000)]).toEqual([500, 501, 300, 0]);
});

test('[B2B-4] volume breaks of a rule, of a price and of the list are the steps of the agreed price', () => {
  const rules = agreement({ categories: { copy: [term({ value: 1_000, breaks: [{ qty: 10, each: 2_000 }] })] } });
  const listed = { ...item, list: { base: 1_000, breaks: [{ qty: 50, each: 700 }] } };
  expect([1, 9, 10, 50].map((qty) => agreedPrice(rules, listed, qty)?.each)).toEqual([900, 900, 800, 700]);
  expect(agreedBreaks(rules, listed)).toEqual([
    { qty: 10, each: 800 },
    { qty: 50, each: 700 },
  ]);
  expect(agreedBreaks(agreement({}), listed)).toEqual([]);
});

const anyTerm = fc
  .record({
    basis: fc.constantFrom('price' as const, 'discount' as const, 'costPlus' as const),
    value: fc.integer({ min: 0, max: 10_000 }),
    number: fc.constantFrom('', 'C-1', 'C-2', 'C-3'),
    step: fc.option(fc.record({ qty: fc.integer({ min: 2, max: 40 }), by: fc.integer({ min: 1, max: 500 }) })),
  })
  .map(({ basis, value, number, step }): AgreedTerm => {
    // A break always favours the buyer: a lower price or mark-up, a larger discount.
    const each = basis === 'discount' ? Math.min(10_000, value + (step?.by ?? 0)) : Math.max(0, value - (step?.by ?? 0));
    return {
      basis,
      value,
      breaks: step === null ? [] : [{ qty: step.qty, each }],
      // A contract has one priority.
      priority: number === 'C-3' ? 1 : 100,
      contract: number === '' ? null : { number, name: number },
    };
  });
const terms = fc.array(anyTerm, { maxLength: 4 });
const anyAgreement = fc.record({ own: terms, brand: terms, near: terms, far: terms });
const anyItem = fc
  .record({
    base: fc.integer({ min: 1, max: 20_000 }),
    sale: fc.option(fc.integer({ min: 1, max: 20_000 })),
    cost: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ base, sale, cost }): AgreedItem => ({ ...item, list: { base, ...(sale !== null && { sale }) }, cost }));
const from = ({ own, brand, near, far }: { own: AgreedTerm[]; brand: AgreedTerm[]; near: AgreedTerm[]; far: AgreedTerm[] }): Agreement =>
  agreement({ items: { '1': own }, brands: { northfold: brand }, categories: { copy: near, office: far } });
const reversed = (drawn: { own: AgreedTerm[]; brand: AgreedTerm[]; near: AgreedTerm[]; far: AgreedTerm[] }) => ({
  own: drawn.own.toReversed(),
  brand: drawn.brand.toReversed(),
  near: drawn.near.toReversed(),
  far: drawn.far.toReversed(),
});

test('[B2B-4] the price does not depend on the order of contracts and rows', () => {
  fc.assert(
    fc.property(anyAgreement, anyItem, fc.integer({ min: 1, max: 60 }), (drawn, one, qty) => {
      expect(agreedPrice(from(reversed(drawn)), one, qty)).toEqual(agreedPrice(from(drawn), one, qty));
    }),
  );
});

test('[B2B-4] a percentage never makes an item dearer than its public price, and every price is whole cents', () => {
  fc.assert(
    fc.property(anyAgreement, anyItem, fc.integer({ min: 1, max: 60 }), (drawn, one, qty) => {
      const percentages = { ...drawn, own: drawn.own.filter(({ basis }) => basis !== 'price') };
      const only = (some: AgreedTerm[]) => some.filter(({ basis }) => basis !== 'price');
      const each = agreedPrice(
        from({ own: percentages.own, brand: only(drawn.brand), near: only(drawn.near), far: only(drawn.far) }),
        one,
        qty,
      )?.each;
      if (each === undefined) return;
      expect(Number.isSafeInteger(each) && each >= 0).toBe(true);
      expect(each).toBeLessThanOrEqual(priceOf(one.list, qty)?.each ?? Infinity);
    }),
  );
});

test('[B2B-4] buying more never raises the agreed unit price', () => {
  fc.assert(
    fc.property(anyAgreement, anyItem, fc.integer({ min: 1, max: 60 }), (drawn, one, qty) => {
      const agreed = from(drawn);
      expect(agreedPrice(agreed, one, qty + 1)?.each ?? 0).toBeLessThanOrEqual(agreedPrice(agreed, one, qty)?.each ?? 0);
    }),
  );
});

test('[B2B-4] a contract that offers a lower price takes an item over, and one that offers a higher changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 5_000 }), (one, other) => {
      const both = agreement({ items: { '1': [price(one), price(other, { contract: paper })] } });
      expect(agreedPrice(both, item, 1)?.each).toBe(Math.min(one, other));
    }),
  );
});

test('[B2B-4] the strictest policy that a contract fixes holds, else the organization’s own while something is agreed', () => {
  const fixed = [
    { contract: core, policy: 'warn' as const },
    { contract: paper, policy: 'approval' as const },
  ];
  expect(offContractOf('allow', fixed, true)).toEqual({ policy: 'approval', fixedBy: paper });
  expect(offContractOf('block', [], true)).toEqual({ policy: 'block', fixedBy: null });
  expect(offContractOf('block', [], false)).toEqual({ policy: 'allow', fixedBy: null });
  expect(offContractOf(null, [], true)).toEqual({ policy: 'allow', fixedBy: null });
});
