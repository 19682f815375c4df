// What the name of a printer model tells: its address, and the series it belongs to.
import { modelKey } from '#goods/catalog/rules';

/** LaserPro 4120dw → laserpro-4120dw. */
export const slugOfModel = (name: string): string => modelKey(name).replaceAll(' ', '-');

/** The key that models are compared by; what no model has leads nowhere. */
export const keyOfSlug = (slug: string): string => modelKey(slug);

/** Words before the number: "Color LaserJet Pro M281fdw" → "Color LaserJet Pro", "HL-5350DN" → "HL". Empty when it begins with the number. */
export function seriesOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const at = words.findIndex((word) => /\d/.test(word));
  if (at < 0) return name.trim();
  const letters = /^(\p{L}{2,})[-\d]/u.exec(words[at] ?? '')?.[1];
  return at === 0 ? (letters ?? '') : words.slice(0, at).join(' ');
}
