/** Longest slug; more characters would not tell brands apart. */
const MOST = 80;

/**
 * The part of an address that names a brand: letters and digits of any script, in lower case and without accents. Spellings of a brand that differ in
 * other characters share one slug. Null for a name without letters and digits, which has no page.
 */
export function brandSlug(brand: string): string | null {
  const name = brand
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+/, '');
  const slug = [...name].slice(0, MOST).join('').replace(/-+$/, '');
  return slug === '' ? null : slug;
}
