// Text as it is compared: no accents, no capitals, no ligatures, no trade marks, numbers written one way.

export type SearchLanguage = 'en' | 'fr';

export function fold(text: string, language: SearchLanguage): string {
  const plain = text
    // "5,000" and "5 000" are one number; so are "8.5" and « 8,5 ».
    .replace(/(\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’ʼ]/g, "'");
  return language === 'fr' ? plain.replace(/(\d),(?=\d)/g, '$1.') : plain.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
}

/** Letters and digits only: how item numbers, part numbers and customer SKUs are compared. */
export function foldCode(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
