// Believable stock for the demo shop, always the same for the same item: derived from a hash of its number, never from chance.
import { STORE_NUMBERS } from '../stores/store-numbers.ts';

/** FNV-1a, 32 bits. */
function fixedHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Units a shop keeps of something at this price, in cents: many pens, few chairs. */
function shelfDepth(cents: number): number {
  if (cents < 1500) return 48;
  if (cents < 5000) return 30;
  if (cents < 20000) return 14;
  return 6;
}

interface Goods {
  /** False when too large for a store's shelf. */
  readonly onShelves: boolean;
  /** Best sellers are never sold out in a store. */
  readonly popular: boolean;
}

/** Units at the centres of the west, and at vendors for what is too large to keep in every centre. */
function elsewhere(itemId: string, depth: number, onShelves: boolean): Record<string, number> {
  const some = (point: string, from: number, span: number): number => depth * (from + (fixedHash(`${point}/${itemId}`) % span));
  const west = { 'US-W': some('US-W', 3, 20), 'CA-W': some('CA-W', 2, 12) };
  return onShelves ? west : { ...west, 'US-V': some('US-V', 4, 12), 'CA-V': some('CA-V', 3, 9) };
}

/** One in six of the goods that no store keeps is only at its vendor. */
const VENDORS_ONLY = 6;

/** Stock of an item in the distribution centres, at vendors and in the stores that have some. */
export function stockLevel(
  itemId: string,
  cents: number,
  { onShelves, popular }: Goods,
): { US: number; CA: number; stores: Record<string, number> } {
  const depth = shelfDepth(cents) * (popular ? 3 : 1);
  const inStore = (store: string): number => {
    const hash = fixedHash(`${store}/${itemId}`);
    return hash % 9 === 0 && !popular ? 0 : (popular ? 12 : 1) + (hash % depth);
  };
  const stores = onShelves ? STORE_NUMBERS.map((store): [string, number] => [store, inStore(store)]).filter(([, units]) => units > 0) : [];
  const points = elsewhere(itemId, depth, onShelves);
  if (!onShelves && fixedHash(`vendor/${itemId}`) % VENDORS_ONLY === 0)
    return { US: 0, CA: 0, stores: { 'US-V': points['US-V'] ?? 0, 'CA-V': points['CA-V'] ?? 0 } };
  return {
    US: depth * (6 + (fixedHash(`US/${itemId}`) % 30)),
    CA: depth * (4 + (fixedHash(`CA/${itemId}`) % 16)),
    stores: { ...Object.fromEntries(stores), ...points },
  };
}

/** As many units in each store. */
export const everyStore = (units: number): Record<string, number> => Object.fromEntries(STORE_NUMBERS.map((store) => [store, units]));

/** A 13-digit article number of the range kept for a shop's own use (20…), with its check digit. */
export function ownEan(itemId: string): string {
  const digits = `20${itemId.padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return digits + ((10 - (sum % 10)) % 10);
}
