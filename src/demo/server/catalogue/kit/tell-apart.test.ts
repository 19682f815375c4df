import { expect, test } from 'vitest';
import { item } from './item.ts';
import { signed, tellApart } from './tell-apart.ts';

const cable = (id: string, feet: number) =>
  item({
    id,
    part: `VLT-${id}`,
    category: 'cables',
    brand: 'Voltaire',
    name: [`Voltaire cable, ${feet} ft.`, `Câble Voltaire, ${feet} pi`],
    about: ['A cable.', 'Un câble.'],
    specs: { length: [`${feet} ft.`, `${feet} pi`] },
    picture: { type: 'cable', color: '#2e3136' },
  });

test.each([
  ['48 in.', '48″'],
  ['6 ft.', '6′'],
  ['12 x 9 x 4 in.', '12 × 9 × 4″'],
  ['TN-480', 'TN-480'],
])('%s is shown as %s', (text, signs) => expect(signed(text)).toBe(signs));

test('goods drawn alike show the measure in which they differ, others nothing', () => {
  const sizes = (...products: ReturnType<typeof cable>[]) => tellApart(products).map(({ picture }) => picture?.size);
  expect(sizes(cable('1', 3), cable('2', 6))).toEqual(['3′', '6′']);
  expect(sizes(cable('1', 3))).toEqual([undefined]);
  expect(sizes(cable('1', 3), cable('2', 3))).toEqual([undefined, undefined]);
});

test('goods that differ in small print alone show it, and cartons do not differ by their count', () => {
  const ream = (id: string, label: string, form: 'single' | 'box' = 'single') => ({
    ...cable(id, 3),
    picture: { type: 'copy-paper-ream', color: '#2d7a55', label, pack: { form, n: form === 'box' ? Number(id) : 1 } },
  });
  const sizes = (...products: ReturnType<typeof ream>[]) => tellApart(products).map(({ picture }) => picture?.size);
  expect(sizes(ream('1', '20 lb'), ream('2', '24 lb'))).toEqual(['20 lb', '24 lb']);
  expect(sizes(ream('1', '20 lb', 'box'), ream('2', '24 lb', 'box'))).toEqual(['20 lb', '24 lb']);
  expect(sizes(ream('1', 'Lettre'), ream('2', 'Légal'))).toEqual([undefined, undefined]);
});

test('named sheets and heavy-duty goods are told apart by signs', () => {
  const binder = (id: string, label: string) => ({ ...cable(id, 3), picture: { type: 'binder', color: '#2e3136', label } });
  const sizes = (...products: ReturnType<typeof binder>[]) => tellApart(products).map(({ picture }) => picture?.size);
  expect(sizes(binder('1', 'Letter'), binder('2', 'Legal'))).toEqual(['8.5 × 11″', '8.5 × 14″']);
  expect(sizes(binder('1', '2″'), binder('2', 'HD 2″'))).toEqual(['2″', 'HD 2″']);
});

test('goods without a distinctive measure show their brand, except cartons, which already do; pencils show their hardness', () => {
  const markers = (id: string, brand: string, form: 'pack' | 'box' = 'pack') => ({
    ...cable(id, 3),
    brand,
    picture: { type: 'markers', color: '#2e3136', pack: { form, n: 8 } },
  });
  const sizes = (...products: ReturnType<typeof cable>[]) => tellApart(products).map(({ picture }) => picture?.size);
  expect(sizes(markers('1', 'Brightleaf'), markers('2', 'Inkwell Basics'))).toEqual(['Brightleaf', 'Basics']);
  expect(sizes(markers('1', 'Brightleaf', 'box'), markers('2', 'Inkwell Basics', 'box'))).toEqual([undefined, undefined]);
  const pencils = (id: string, hardness: string) => {
    const one = cable(id, 3);
    return { ...one, text: { ...one.text, 'en-US': { ...one.text['en-US'], specs: [['Hardness', hardness]] as const } } };
  };
  expect(sizes(pencils('1', 'HB'), pencils('2', '3B'))).toEqual(['HB', '3B']);
});
