// Normalizes text for comparison: no accents, capitals, ligatures or trademark signs, and one form for numbers and units.
import { withoutUnseen } from '#base/locale/rules';
import { numbersOneWay, plainFractions } from './normalize-measurements.ts';

export type SearchLanguage = 'en' | 'fr';

const PLAIN = /^[\x20-\x7e\n]*$/;

export function fold(text: string, language: SearchLanguage): string {
  const plain = PLAIN.test(text) ? text.toLowerCase() : unaccented(text);
  return /\d/.test(plain) ? numbersOneWay(plain, language) : plain;
}

function unaccented(text: string): string {
  return (
    plainFractions(withoutUnseen(text))
      // "5,000" and "5 000" are the same number.
      .replace(/(\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/œ/g, 'oe')
      .replace(/æ/g, 'ae')
      .replace(/[’ʼ′]/g, "'")
      .replace(/[”″]/g, '"')
      .replace(/×/g, 'x')
  );
}
