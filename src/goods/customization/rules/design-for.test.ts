import { expect, test } from 'vitest';
import type { CustomizableProduct } from './custom-record.ts';
import { customSkuCode } from './custom-sku.ts';
import { designFor, isSameDesign, type CustomDesign } from './design-for.ts';

const STAMP: CustomizableProduct & { readonly itemId: string } = { itemId: '130', kind: 'customSku', custom: { lines: 2, lineLength: 20 } };
const PAID = { lines: ['Paid'], color: null, typeface: null } as const;
const DESIGN: CustomDesign = { ...PAID, customSkuCode: customSkuCode('130', PAID) };
const { customSkuCode: code } = DESIGN;

test('[CAT-8] goods that are not made to order have no design, whatever the request', () => {
  expect(designFor({ itemId: '100', kind: 'ordinary', custom: null }, { customization: PAID }, [])).toEqual({ ok: true, value: null });
});

test('[CAT-8] the server makes the code from the customization; a known design can be requested by its code alone', () => {
  for (const asked of [{ customization: { lines: ['Paid '] } }, { customization: PAID, customSkuCode: code }])
    expect(designFor(STAMP, asked, [])).toEqual({ ok: true, value: DESIGN });
  expect(designFor(STAMP, { customSkuCode: code }, [DESIGN])).toEqual({ ok: true, value: DESIGN });
});

test.each([
  ['missing', undefined],
  ['missing', {}],
  ['unknownCode', { customSkuCode: code }],
  ['otherCode', { customization: { lines: ['Void'] }, customSkuCode: code }],
  ['noText', { customization: { lines: [' '] } }],
] as const)('[CAT-8] %s', (cause, asked) => {
  expect(designFor(STAMP, asked, [])).toEqual({ ok: false, problem: { cause, lines: 2, lineLength: 20 } });
});

test('[CAT-8] designs with the same code are the same; goods without a design are alike', () => {
  expect([isSameDesign(DESIGN, { ...DESIGN }), isSameDesign(null, undefined)]).toEqual([true, true]);
  expect([isSameDesign(DESIGN, null), isSameDesign(DESIGN, { ...DESIGN, customSkuCode: '130-0' })]).toEqual([false, false]);
});
