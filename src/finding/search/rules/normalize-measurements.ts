// Normalizes numbers, sizes and units: 8½ x 11, 8-1/2"x11" and 8.5 x 11 in. become one size; 10 ft, 10' and 10-foot one length.
import type { SearchLanguage } from './fold.ts';

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '½': '1/2',
    '¼': '1/4',
    '¾': '3/4',
    '⅓': '1/3',
    '⅔': '2/3',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
  }),
);

/** 8½ → 8 1/2: before Unicode normalization, which would turn it into 81/2. */
export function plainFractions(text: string): string {
  return text.replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${SIGNS.get(sign) ?? sign}`);
}

type Forms = readonly (readonly [forms: string, unit: string])[];

const FORMS: Readonly<Record<SearchLanguage, Forms>> = {
  en: [
    ['inches|inch|in|"', ' inch'],
    ["feet|foot|ft|'", ' ft'],
    ['pounds|pound|lbs|lb|#', ' lb'],
    ['ounces|ounce|oz', ' oz'],
    ['gb|gigabytes?', ' gb'],
    ['tb|terabytes?', ' tb'],
    ['mm|millimeters?|millimetres?', ' mm'],
    ['cm|centimeters?|centimetres?', ' cm'],
  ],
  fr: [
    ['pouces?|po|in|"', ' po'],
    ["pieds?|pi|ft|'", ' pi'],
    ['livres?|lbs?|#', ' lb'],
    ['onces?|oz', ' oz'],
    ['go|gb', ' go'],
    ['to|tb', ' to'],
    ['mm|millimetres?', ' mm'],
    ['cm|centimetres?', ' cm'],
    ['l|litres?', ' l'],
  ],
};

/** Matches a digit followed by one of these unit forms. */
const measured = (digit: string, forms: string, flags: string): RegExp => new RegExp(`${digit} ?-?(?:${forms})(?![\\p{L}\\d])`, flags);

function unitsOf(forms: Forms) {
  const all = forms.map(([written]) => written).join('|');
  return {
    /** Most texts have no unit: this one test finds out. */
    any: measured('\\d', all, 'u'),
    each: forms.map(([written, unit]) => ({ written: measured('(?<=\\d)', written, 'gu'), unit })),
  };
}

const UNITS: Readonly<Record<SearchLanguage, ReturnType<typeof unitsOf>>> = { en: unitsOf(FORMS.en), fr: unitsOf(FORMS.fr) };

/** `text` is in lower case, without accents. */
export function numbersOneWay(text: string, language: SearchLanguage): string {
  let said = text;
  // Each cheap test avoids a replacement over the whole text.
  if (said.includes(',')) said = language === 'fr' ? said.replace(/(\d),(?=\d)/g, '$1.') : said.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  if (said.includes('/')) said = said.replace(FRACTION, decimal);
  const { any, each } = UNITS[language];
  if (any.test(said)) for (const { written, unit } of each) said = said.replace(written, unit);
  if (!BY.test(said)) return said;
  return said.replace(/(?<![\p{L}\d.-])(\d+(?:\.\d+)?(?: (?:inch|po|ft|pi|mm|cm))?) ?x ?(?=\d)/gu, '$1 ');
}

/** The separator of a size's sides. */
const BY = /x ?\d/;
const FRACTION = /(?<![\d/.])(?:(\d{1,3})[ -]+)?([1-7])\/([2348])(?![\d/])/g;

function decimal(_: string, whole: string | undefined, above: string, below: string): string {
  return String(Math.round((Number(whole ?? 0) + Number(above) / Number(below)) * 1_000) / 1_000);
}
