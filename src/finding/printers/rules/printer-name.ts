// Derives a printer model's address and series from its name.
import { modelKey } from '#goods/catalog/rules';

/** LaserPro 4120dw → laserpro-4120dw. */
export const slugOfModel = (name: string): string => modelKey(name).replaceAll(' ', '-');

/** The key for comparing models; an unknown slug gives a key that no model has. */
export const keyOfSlug = (slug: string): string => modelKey(slug);

/** The words before the number: "Color LaserJet Pro M281fdw" → "Color LaserJet Pro", "HL-5350DN" → "HL". Empty when the name begins with the number. */
export function seriesOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const at = words.findIndex((word) => /\d/.test(word));
  if (at < 0) return name.trim();
  const letters = /^(\p{L}{2,})[-\d]/u.exec(words[at] ?? '')?.[1];
  return at === 0 ? (letters ?? '') : words.slice(0, at).join(' ');
}
