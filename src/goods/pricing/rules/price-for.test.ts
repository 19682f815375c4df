import { expect, test } from 'vitest';
import { listFor, priceFor, type BuyerTerms, type PricedItem } from '#goods/pricing/rules';

const pens = { itemId: '1001', brand: 'Northfold', categoryId: 'pens', prices: { USD: { base: 500, sale: 450 }, CAD: { base: 650 } } };
const agreed = { agreed: ({ itemId }: PricedItem) => (itemId === '1001' ? { each: 400, contract: null } : undefined) };
const guest: BuyerTerms = { currency: 'USD', terms: null, contractOnly: false };

test.each<[string, BuyerTerms, string, number | null]>([
  ['a guest pays the list', guest, '1001', 450],
  ['another site has another list', { ...guest, currency: 'CAD' }, '1001', 650],
  ['a contract stands above the list', { ...guest, terms: agreed }, '1001', 400],
  ['what no contract names is on the list', { ...guest, terms: agreed }, '1002', 450],
  ['a contract-only buyer pays the contract', { ...guest, terms: agreed, contractOnly: true }, '1001', 400],
  ['a contract-only buyer has no list', { ...guest, terms: agreed, contractOnly: true }, '1002', null],
])('[B2B-4] %s', (_what, buyer, itemId, each) => expect(priceFor(buyer, { ...pens, itemId })?.each ?? null).toBe(each));

test('[USR-4] with the price method MPI a volume break below the agreed price applies from its quantity on, without it never', () => {
  const boxed = {
    ...pens,
    prices: {
      USD: {
        base: 500,
        breaks: [
          { qty: 3, each: 450 },
          { qty: 10, each: 350 },
        ],
      },
    },
  };
  const buyer = { ...guest, terms: agreed };
  const prices = (byVolume: boolean) => [1, 3, 10].map((qty) => priceFor({ ...buyer, byVolume }, boxed, qty)?.each);
  expect(prices(true)).toEqual([400, 400, 350]);
  expect(prices(false)).toEqual([400, 400, 400]);
  expect(priceFor({ ...buyer, byVolume: true, contractOnly: true }, boxed, 10)?.each).toBe(400);
});

test('[B2B-4] an agreed volume break applies from its quantity on, and stands above the list', () => {
  const stepped = { agreed: (_item: PricedItem, _currency: string, qty = 1) => ({ each: qty >= 10 ? 460 : 480, contract: null }) };
  const prices = [1, 9, 10].map((qty) => priceFor({ ...guest, terms: stepped }, pens, qty));
  expect(prices.map((price) => [price?.each, price?.source])).toEqual([
    [480, 'contract'],
    [480, 'contract'],
    [460, 'contract'],
  ]);
});

test('[B2B-4] a contract-only buyer never sees what others pay', () => {
  expect(listFor({ ...guest, contractOnly: true }, pens)).toBeUndefined();
});
