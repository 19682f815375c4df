import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ociFields, readOciCall, unitOf, unitPrice, type ReturnedLine } from './index.ts';

const LINE: ReturnedLine = {
  itemId: '246810',
  lineRef: 'line',
  quantity: 1,
  netCents: 100,
  name: 'Northfold Everyday copy paper, 8.5 x 11 in., 20 lb., case of 10 reams',
  unit: 'CS',
  brand: 'Northfold Paper Company',
  partNumber: 'NF-20',
  leadDays: 2,
  url: 'https://shop.example/p',
  picture: '',
  design: null,
};
const CART = { currency: 'USD', lines: [LINE], feesCents: 0, taxCents: 0, feesWord: 'Delivery', taxWord: 'Tax' };
const FACTS = { classification: 'UNSPSC', defaultCode: '44120000', sessionId: '0-1' };

test('[B2B-9] a unit price has as many places as it needs, four at most', () => {
  expect([
    unitPrice({ netCents: 2400, quantity: 3 }),
    unitPrice({ netCents: 1001, quantity: 8 }),
    unitPrice({ netCents: 1000, quantity: 3 }),
  ]).toEqual(['8.00', '1.2513', '3.3333']);
});

test('[B2B-9] price and price unit of OCI always say exactly what a line costs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 1, max: 9_999 }), (netCents, quantity) => {
      const fields = new Map(ociFields({ ...CART, lines: [{ ...LINE, netCents, quantity }] }, FACTS));
      const thousandths = Number((fields.get('NEW_ITEM-PRICE[1]') ?? '').replace('.', '').padEnd(0));
      const places = (fields.get('NEW_ITEM-PRICE[1]') ?? '').split('.')[1]?.length ?? 0;
      const unit = Number(fields.get('NEW_ITEM-PRICEUNIT[1]'));
      expect(places).toBeLessThanOrEqual(3);
      expect(thousandths * quantity).toBe(netCents * 10 ** (places - 2) * unit);
    }),
  );
});

test('[B2B-9] texts are cut to the lengths of the interface, the long text is not', () => {
  const fields = new Map(ociFields(CART, FACTS));
  expect(fields.get('NEW_ITEM-DESCRIPTION[1]')).toBe('Northfold Everyday copy paper, 8.5 x 11 ');
  expect(fields.get('NEW_ITEM-MANUFACTCODE[1]')).toBe('Northfold ');
  expect(fields.get('NEW_ITEM-LONGTEXT_1:132[]')).toBe(LINE.name);
  expect(fields.has('NEW_ITEM-ATTACHMENT[1]')).toBe(false);
});

test('[B2B-9] the unit follows the pack', () => {
  expect(['Case of 10 reams', '12 pens', 'Box of 100', 'Pack of 3', '', '1 ream', 'Pair'].map(unitOf)).toEqual([
    'CS',
    'DZN',
    'BX',
    'PK',
    'EA',
    'RM',
    'PR',
  ]);
});

test('[B2B-9] an OCI call is read whatever case its fields are in; unknown functions are refused', () => {
  const call = readOciCall([
    ['username', 'u'],
    ['Password', 'p'],
    ['hook_url', 'https://x.example/'],
    ['FUNCTION', 'background_search'],
    ['searchstring', 'paper'],
  ]);
  expect(call).toMatchObject({
    user: 'u',
    password: 'p',
    returnTo: 'https://x.example/',
    task: 'search',
    about: 'paper',
    quantity: 1,
    target: '',
  });
  expect(readOciCall([['FUNCTION', 'constructor']])).toBeNull();
  expect(readOciCall([['QUANTITY', '1e9']])).toMatchObject({ quantity: 1, task: 'shop' });
});
