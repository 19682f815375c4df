// Numbers, sizes and units written one way: 8½ x 11, 8-1/2"x11" and 8.5 x 11 in. are one size; 10 ft, 10' and 10-foot one length.
import type { SearchLanguage } from './fold.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** 8½ → 8 1/2: before signs are taken apart, which would make 81/2 of it. */
export function plainFractions(text: string): string {
  return text.replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${SIGNS[sign] ?? sign}`);
}

type Units = readonly (readonly [written: RegExp, unit: string])[];

const unit = (forms: string): RegExp => new RegExp(`(?<=\\d) ?-?(?:${forms})(?![\\p{L}\\d])`, 'gu');

const UNITS: Readonly<Record<SearchLanguage, Units>> = {
  en: [
    [unit('inches|inch|in|"'), ' inch'],
    [unit("feet|foot|ft|'"), ' ft'],
    [unit('pounds|pound|lbs|lb|#'), ' lb'],
    [unit('ounces|ounce|oz'), ' oz'],
    [unit('gb|gigabytes?'), ' gb'],
    [unit('tb|terabytes?'), ' tb'],
    [unit('mm|millimeters?|millimetres?'), ' mm'],
    [unit('cm|centimeters?|centimetres?'), ' cm'],
  ],
  fr: [
    [unit('pouces?|po|in|"'), ' po'],
    [unit("pieds?|pi|ft|'"), ' pi'],
    [unit('livres?|lbs?|#'), ' lb'],
    [unit('onces?|oz'), ' oz'],
    [unit('go|gb'), ' go'],
    [unit('to|tb'), ' to'],
    [unit('mm|millimetres?'), ' mm'],
    [unit('cm|centimetres?'), ' cm'],
    [unit('l|litres?'), ' l'],
  ],
};

/** `text` is in lower case, without accents. */
export function numbersOneWay(text: string, language: SearchLanguage): string {
  let said = language === 'fr' ? text.replace(/(\d),(?=\d)/g, '$1.') : text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  if (said.includes('/')) said = said.replace(FRACTION, decimal);
  for (const [written, as] of UNITS[language]) said = said.replace(written, as);
  return said.replace(/(?<![\p{L}\d.-])(\d+(?:\.\d+)?(?: (?:inch|po|ft|pi|mm|cm))?) ?x ?(?=\d)/gu, '$1 ');
}

const FRACTION = /(?<![\d/.])(?:(\d{1,3})[ -]+)?([1-7])\/([2348])(?![\d/])/g;

function decimal(_: string, whole: string | undefined, above: string, below: string): string {
  return String(Math.round((Number(whole ?? 0) + Number(above) / Number(below)) * 1_000) / 1_000);
}
