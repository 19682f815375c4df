import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIndex } from './pack-index.ts';
import { wordAt } from './packed-words.ts';
import { makeSearchIndex } from './search-index.ts';
import { indexOf, type Goods } from '#test/search-index';
import { makeForwardIndex } from './forward-index.ts';

const GOODS: readonly Goods[] = [
  {
    id: '401588',
    title: 'Ondine TN-480 high-yield toner cartridge, black',
    part: 'OND-TN480-BK',
    brand: 'Ondine',
    category: 'toner',
    fits: ['LaserPro 4120dw', 'LaserPro 4150'],
    text: 'For laser printers.',
  },
  {
    id: '401601',
    title: 'Ondine TN-210 toner cartridge, black',
    part: 'OND-TN210-BK',
    brand: 'Ondine',
    category: 'toner',
    fits: ['LaserPro 1210'],
  },
  {
    id: '610412',
    title: 'Ondine LaserPro 4120dw wireless printer',
    part: 'OND-LP4120DW',
    brand: 'Ondine',
    category: 'printers',
    text: 'A workgroup laser.',
  },
  { id: '610420', title: 'Tessel InkBox inkjet printer', part: 'TES-IB1', brand: 'Tessel', category: 'printers' },
  {
    id: '246810',
    title: 'Northfold Everyday copy paper, 8.5 x 11 in.',
    part: 'NFD-EV20',
    brand: 'Northfold',
    category: 'paper',
    text: '5,000 sheets for any laser printer',
  },
  { id: '310877', title: 'Quillon Glide retractable gel pens, blue', part: 'QUI-G7', brand: 'Quillon', category: 'pens' },
  { id: '310900', title: 'Colored batteries, grey', part: 'B-AA' },
  { id: '246820', title: 'Tallgrass laser paper, glossy', part: 'TAL-LP', brand: 'Tallgrass', category: 'paper' },
];
const search = indexOf(GOODS);

test('[CAT-7] an exact item or part number comes first, with any punctuation', () => {
  for (const query of ['401588', 'OND-TN480-BK', 'ondtn480bk', 'ond tn480 bk']) {
    expect(search(query).exact.map((document) => GOODS[document]!.id)).toEqual(['401588']);
  }
  expect(search('tn480').ids[0]).toBe('401588');
  expect(search('tn 480').ids[0]).toBe('401588');
  expect(search('tn-480').ids[0]).toBe('401588');
});

test('[CAT-7] plurals, British or American spelling and accents make no difference', () => {
  expect(search('battery').ids).toEqual(['310900']);
  expect(search('coloured gray').ids[0]).toBe('310900');
  expect(search('pén').ids).toEqual(['310877']);
  expect(search('5000 sheets').ids).toEqual(['246810']);
});

test('[CAT-7] a spelling error in an unknown word is corrected and reported; known words stay', () => {
  expect(search('prinetr')).toMatchObject({ correctedTo: 'printer' });
  expect(search('lazer printer').correctedTo).toBe('laser printer');
  expect(search('retractible gel pen').ids[0]).toBe('310877');
  expect(search('paper')).toMatchObject({ correctedTo: null });
  expect(search('zzzzqqqq')).toMatchObject({ ids: [], correctedTo: null });
});

test('[CAT-7] a query that names a category ranks its products before accessories for them', () => {
  expect(search('laser printer').ids[0]).toBe('610412');
  expect(search('printer paper').ids[0]).toBe('246810');
  expect(search('printer').ids.slice(0, 2).toSorted()).toEqual(['610412', '610420']);
});

test('[CAT-6] [CAT-7] toner for a model finds the cartridge for exactly that model', () => {
  expect(search('toner for LaserPro 4120dw').ids[0]).toBe('401588');
  expect(search('laserpro 1210 toner').ids[0]).toBe('401601');
});

test('[CAT-7] words may be joined or separate, and a code may be typed in part', () => {
  expect(search('ink jet').ids).toContain('610420');
  expect(search('4120').ids).toEqual(expect.arrayContaining(['610412', '401588']));
});

test('[CAT-7] while typing, the last word may be incomplete', () => {
  expect(search('gel p', true).ids[0]).toBe('310877');
  expect(search('copy pap', true).ids[0]).toBe('246810');
});

test('[CAT-7] of equal products the popular one comes first, and a discontinued one last', () => {
  const twins = indexOf([
    { id: 'a', title: 'Blue stapler', standing: 0.4 },
    { id: 'b', title: 'Blue stapler', standing: 1 },
    { id: 'c', title: 'Blue stapler', standing: 1.2 },
  ]);
  expect(twins('stapler').ids).toEqual(['c', 'b', 'a']);
});

test('[CAT-7] French search handles accents, elisions, plurals and gender, and the first noun is the head', () => {
  const goods: readonly Goods[] = [
    { id: '1', title: 'Stylos à encre gel Quillon, bleus', category: 'pens' },
    { id: '2', title: 'Imprimante sans fil Ondine', category: 'printers' },
    { id: '3', title: 'Papier pour imprimante laser', category: 'paper' },
    { id: '4', title: 'Chemise de classement verte' },
    { id: '5', title: 'Encre d’étampe violette' },
  ];
  const french = indexOf(goods, 'fr');
  expect(french('stylo bleue').ids[0]).toBe('1');
  expect(french('imprimantes').ids[0]).toBe('2');
  expect(french('papier d’imprimante').ids[0]).toBe('3');
  expect(french('chemises vertes').ids).toEqual(['4']);
  expect(french('etampe').ids).toEqual(['5']);
  expect(french('imprimente').correctedTo).toBe('imprimante');
});

test('[CAT-7] any typed text gets a reply, with existing products only', () => {
  const anything = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.stringMatching(/^[ a-z0-9.,'"-]{0,40}$/));
  fc.assert(
    fc.property(anything, fc.boolean(), (query, completeLast) => {
      const { documents } = search(query, completeLast);
      expect(new Set(documents).size).toBe(documents.length);
      expect(documents.every((document) => document < GOODS.length)).toBe(true);
    }),
  );
});

test('[CAT-7] every product comes first for its own number', () => {
  fc.assert(
    fc.property(fc.constantFrom(...GOODS), ({ id, part = '' }) => {
      expect(search(id).ids[0]).toBe(id);
      expect(search(part).ids[0]).toBe(id);
      expect(search(part.toLowerCase().replaceAll('-', ' ')).ids[0]).toBe(id);
    }),
  );
});

test('[CAT-7] sizes are found in any notation', () => {
  const search = indexOf([
    { id: 'letter', title: 'Copy paper, 8.5 x 11 in.' },
    { id: 'legal', title: 'Copy paper, 8.5 x 14 in.' },
    { id: 'cable', title: 'HDMI cable, 10 ft.' },
    { id: 'short', title: 'HDMI cable, 3 ft.' },
  ]);
  for (const query of ['copy paper 8½ x 11', 'copy paper 8 1/2 x 11', 'copy paper 8-1/2"x11"', 'copy paper 8.5x11']) {
    expect(search(query).ids[0], query).toBe('letter');
  }
  for (const query of ["hdmi cable 10'", 'hdmi cable 10ft', '10-foot hdmi cable', '10 feet hdmi']) {
    expect(search(query).ids[0], query).toBe('cable');
  }
});

test('[CAT-7] synonyms are found, for words and phrases', () => {
  const search = indexOf(
    [
      { id: 'stapler', title: 'Agrafeuse Castor, rouge' },
      { id: 'tissue', title: 'Papier hygiénique, 2 épaisseurs' },
      { id: 'copy', title: 'Papier à photocopie, 8,5 x 11 po' },
    ],
    'fr',
  );
  expect(search('brocheuse').ids).toEqual(['stapler']);
  expect(search('brocheuse').correctedTo).toBeNull();
  expect(search('papier de toilette').ids[0]).toBe('tissue');
  expect(search('brocheusse')).toMatchObject({ ids: ['stapler'] });
});

test('[CAT-7] accessories rank below the products they are for', () => {
  const search = indexOf([
    { id: 'bags', title: 'Shredder bags for shredders, 8 gal.' },
    { id: 'oil', title: 'Oil sheets for shredder' },
    { id: 'shredder', title: 'Castor cross-cut shredder with basket, 12 sheets, black' },
  ]);
  expect(search('shredder').ids.at(-1)).toBe('oil');
});

test('[CAT-7] what only a stem makes of a slip, a code or "she", is no word that was meant', () => {
  const search = indexOf([
    { id: 'doll', title: 'Doll shoes' },
    { id: 'rack', title: 'Shoe rack' },
    { id: 'code', title: 'Tripp Lite N034-001-SH adapter' },
    { id: 'cut', title: 'Xerox print cartridge, 4, 100 She' },
    ...['1', '2', '3', '4'].map((id) => ({ id, title: 'Labels, 100 sht' })),
  ]);
  expect(search('shes').ids.toSorted()).toEqual(['doll', 'rack']);
  expect(search('shes').correctedTo).toMatch(/^shoes?$/i);
});

test('[CAT-7] a shopper may search the words as typed', () => {
  const forward = makeForwardIndex('en');
  for (const { id, title } of GOODS)
    forward.put({ itemId: id, fields: { title } }, { category: 0, standing: 1, codes: id, fits: [], type: '' });
  const index = makeSearchIndex(packIndex(forward), []);
  expect(index.search('ptinter').correctedTo).toBe('printer');
  expect(index.search('ptinter', { asTyped: true })).toMatchObject({ documents: new Uint32Array(), correctedTo: null });
});

test('[CAT-7] an updated document replaces the old one, and a removed one is gone', () => {
  const forward = makeForwardIndex('en');
  const put = (itemId: string, title: string) =>
    forward.put({ itemId, fields: { title } }, { category: 0, standing: 1, codes: itemId, fits: [], type: '' });
  const ids = (query: string) => {
    const packed = packIndex(forward);
    return Array.from(makeSearchIndex(packed, []).search(query).documents, (document) => wordAt(packed.itemIds, document));
  };
  put('100', 'Red stapler');
  put('200', 'Blue stapler');
  expect(ids('stapler')).toEqual(['100', '200']);
  put('100', 'Red scissors');
  expect(ids('stapler')).toEqual(['200']);
  expect(ids('scissors')).toEqual(['100']);
  forward.remove('200');
  expect(ids('stapler')).toEqual([]);
});

test('[CAT-7] category synonyms work within the requested category only', () => {
  const find = indexOf([
    { id: 'mfp', title: 'Tessel Office 300 multifunctional A4, laser', category: 'printers' },
    { id: 'pen', title: 'Multifunctional pen', category: 'pens' },
    { id: 'one', title: 'Ondine laser printer', category: 'printers' },
  ]);
  expect(find('printer').ids.toSorted()).toEqual(['mfp', 'one']);
});
