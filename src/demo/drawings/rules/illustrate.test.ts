import { describe, expect, test } from 'vitest';
import { isPictureType, PICTURE_TYPES, pictureAlt, type PictureOptions, type PictureType } from '#goods/pictures/rules';
import { illustrate, pictureViews, saysMoreInFrench } from './index.ts';
import { openTags } from '#test/open-tags';

const LOOKS: readonly PictureOptions[] = [
  {},
  { color: '#ffffff' },
  { color: 'black', label: 'Letter' },
  { color: '#b5382f', view: 'front' },
  { view: 'high', brand: 'Haldimand & Sons <Fine> Papers "1921"' },
  { pack: { form: 'single' } },
  { pack: { form: 'pack', n: 12 } },
  { pack: { form: 'box', n: 24 }, label: '8.5 x 11' },
  { view: 'pack', brand: '' },
];
const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

describe.each(PICTURE_TYPES)('%s', (type) => {
  test('is one well-formed picture of 800 by 800, however it is to look', () => {
    for (const look of LOOKS) {
      const svg = illustrate(type, look);
      expect({ look, wrong: openTags(svg) }).toEqual({ look, wrong: [] });
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="800" height="800" viewBox="0 0 800 800" /);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
    }
  });

  test('stands on its shadow and stays small', () => {
    const svg = illustrate(type);
    expect(svg).toContain('#3a2818');
    expect(svg).toContain('<feGaussianBlur');
    expect(svg.length).toBeLessThan(20_000);
  });

  test('is the same every time, whatever was drawn before', () => {
    const first = illustrate(type, { color: 'navy' });
    illustrate(type, { color: 'red', view: 'high' });
    expect(illustrate(type, { color: 'navy' })).toBe(first);
  });

  test('uses only what it defines, under ids of its own', () => {
    const svg = illustrate(type);
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id = '']) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    const others = idsOf(illustrate(type, { brand: 'Another' }));
    expect(ids.filter((id) => others.includes(id))).toEqual([]);
  });

  test('each view that is offered shows something else', () => {
    const views = pictureViews(type);
    expect(new Set(views.map((view) => illustrate(type, { view }))).size).toBe(views.length);
  });

  test('brings no script and nothing from outside', () => {
    const svg = illustrate(type);
    expect(svg).not.toMatch(/<script|<style|<image|<foreignObject| style=| on[a-z]+=|javascript:/i);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|\/\/|@import/);
  });

  test('can be said in every locale', () => {
    for (const locale of ['en-US', 'en-CA', 'fr-CA'] as const) expect(pictureAlt(type, locale)).toMatch(/^\p{Lu}[^.]{2,80}$/u);
    expect(pictureViews(type)[0]).toBe('main');
  });

  test('prints no paper size of another continent', () => {
    expect(illustrate(type)).not.toMatch(/>[^<]*(A4|C6|80 g)[^<]*<\/text>/);
  });
});

test('every type has a picture of its own', { timeout: 60_000 }, () => {
  expect(new Set(PICTURE_TYPES.map((type) => illustrate(type))).size).toBe(PICTURE_TYPES.length);
  expect(new Set(PICTURE_TYPES.map((type) => pictureAlt(type, 'fr-CA'))).size).toBe(PICTURE_TYPES.length);
});

describe('in French', () => {
  const french = (type: PictureType, options: PictureOptions) => illustrate(type, { ...options, language: 'fr' });

  test.each([
    ['usb-drive', { label: '16 GB' }, '16 Go'],
    ['service-card', { label: 'Download' }, 'Téléchargement'],
    ['service-card', { label: '$50' }, '50\u00a0$'],
    ['envelopes', { label: 'No. 10' }, '40 · nº\u00a010'],
    ['copy-paper-ream', { label: '30% recycled' }, 'Recyclé 30\u00a0%'],
    ['copy-paper-ream', {}, 'PAPIER DE BUREAU'],
  ] as const)('%s %j says %s', (type, options, words) => expect(french(type, options)).toContain(`>${words}</text>`));

  test.each(PICTURE_TYPES)('whether the French picture of %s differs is known without drawing it', (type) => {
    const differs = pictureViews(type).some((view) => french(type, { view }) !== illustrate(type, { view }));
    expect(saysMoreInFrench(type, {})).toBe(differs);
  });

  test('a label that sets how goods are built is not printed', () => {
    expect(saysMoreInFrench('sign-holder', { label: 'leaflets' })).toBe(false);
    expect(illustrate('office-chair', { label: 'mesh', view: 'pack' })).not.toContain('>mesh<');
  });
});

test('the views that are offered suit the goods', () => {
  expect(pictureViews('stapler')).toEqual(['main', 'high', 'front', 'pack']);
  // Nearly the usual view again: a round bottle from the front, a presenter from above.
  expect(pictureViews('glue-bottle')).toEqual(['main', 'high', 'pack']);
  expect(pictureViews('presenter')).toEqual(['main', 'pack']);
  expect(pictureViews('gift-card')).toEqual(['main']);
});

test('a type is known by its exact name', () => {
  expect(isPictureType('stapler')).toBe(true);
  expect(isPictureType('Stapler')).toBe(false);
  expect(isPictureType('toString')).toBe(false);
});

test('an imported colour can neither break out of the picture nor hide the goods', () => {
  const usual = illustrate('stapler');
  expect(illustrate('stapler', { color: '"/><script>alert(1)</script>' })).toBe(usual);
  expect(illustrate('stapler', { color: 'url(#x)' })).toBe(usual);
  expect(illustrate('stapler', { color: '#FFF' })).toBe(illustrate('stapler', { color: '#ffffff' }));
});

test('brand and label are printed as they are written', () => {
  const svg = illustrate('copy-paper-ream', { brand: 'Fjord & Filet', label: '11 x 17' });
  expect(svg).toContain('>Fjord &amp; Filet</text>');
  expect(svg).toContain('>11 x 17</text>');
  expect(illustrate('copy-paper-ream', { label: '' })).not.toContain('>Letter<');
});

test.each<[PictureType, string]>([
  ['gel-pens', '#23262d'],
  ['markers', '#2a57a8'],
])('a pack of %s of one colour shows that colour only', (type, otherColour) => {
  const pack = { form: 'pack', n: 4 } as const;
  expect(illustrate(type, { pack })).toContain(otherColour);
  expect(illustrate(type, { pack, color: '#b5382f' })).not.toContain(otherColour);
  expect(illustrate(type, { pack, color: 'assorted #b5382f' })).toContain(otherColour);
});

test('goods without a pack of their own stand in a staircase of at most three', () => {
  const pieces = (n: number): number =>
    [...illustrate('stapler', { pack: { form: 'pack', n } }).matchAll(/<use href="#[^"]+_piece"/g)].length;
  expect([1, 2, 3, 12].map(pieces)).toEqual([2, 2, 3, 3]);
  expect(illustrate('stapler')).not.toContain('_piece');
});

test('dividers have the tabs that their label says', () => {
  const tabs = (label: string): string[] => [...illustrate('dividers', { label }).matchAll(/>([^<]+)<\/text>/g)].map(([, tab = '']) => tab);
  expect(tabs('8').toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(tabs('A-Z')).toHaveLength(13);
});

test('a window in an envelope is seen where one envelope stands for the carton', () => {
  const carton = { pack: { form: 'box', n: 500 } } as const;
  const glass = '#d8e4e8';
  expect(illustrate('window-envelopes', carton)).toContain(glass);
  expect(illustrate('envelopes', carton)).not.toContain(glass);
});

test('the brand on a carton of pale coffee pods is printed dark', () => {
  const brandInk = (color: string) => / fill="([^"]+)">Brightleaf</.exec(illustrate('coffee-pods', { color }))?.[1];
  expect(brandInk('#6a3f2b')).toBe('#f1e6d2');
  expect(brandInk('#f4e48a')).toMatch(/^#[0-7]/);
});

test('nothing but the goods is in their picture: a label they have no place for stands in their name', () => {
  expect(illustrate('cable', { label: '6′' })).not.toContain('6′');
  expect(illustrate('binder', { label: '2″' }).match(/>2″</g)).toHaveLength(1);
});

describe('a set', () => {
  const parts = ['stapler', 'tape', 'scissors', 'unheard-of', 'tape'].map((type) => ({ type, brand: type }));

  test('shows each kind of its goods once, then its carton', () => {
    const svg = illustrate('stapler', { parts });
    expect(openTags(svg)).toEqual([]);
    expect(svg.match(/<g transform="translate\([^)]*\)scale\(.58\)">/g)).toHaveLength(3);
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(pictureViews('stapler', { parts })).toEqual(['main', 'pack']);
    expect(illustrate('stapler', { parts, pack: { form: 'box', n: 4 }, view: 'pack' })).toBe(
      illustrate('stapler', { pack: { form: 'box', n: 4 } }),
    );
  });

  test('shows goods of one kind that look different', () => {
    const inks = ['black', 'cyan'].map((color) => ({ type: 'ink-cartridge', color }));
    expect(illustrate('ink-cartridge', { parts: inks }).match(/scale\(.64\)">/g)).toHaveLength(2);
    expect(pictureViews('ink-cartridge', { parts: inks.slice(0, 1) })).toEqual(pictureViews('ink-cartridge'));
  });

  test('speaks French where one of its goods does', () => {
    const forms = [{ type: 'stapler' }, { type: 'copy-paper-ream' }];
    expect(illustrate('stapler', { parts: forms, language: 'fr' })).toContain('>PAPIER DE BUREAU<');
    expect(saysMoreInFrench('stapler', { parts: forms })).toBe(true);
    expect(saysMoreInFrench('stapler', { parts: [{ type: 'stapler' }, { type: 'tape' }] })).toBe(
      saysMoreInFrench('stapler', {}) || saysMoreInFrench('tape', {}),
    );
  });
});

test('cabinets, bookcases and lockers are built as their label says', () => {
  const drawers = (label: string): number => [...illustrate('file-cabinet', { label }).matchAll(/_drawer"/g)].length;
  expect(drawers('4') - drawers('2')).toBe(2);
  expect(illustrate('bookcase', { label: '5' })).not.toBe(illustrate('bookcase', { label: '2' }));
  expect(illustrate('lockers', { label: '1' })).not.toContain('>1</text>');
});
