// The items of the cart for another country, and the lines of this cart that hold them (APP-2).
import { isBundlePart } from './bundle-parts.ts';
import { isLive, liveLines, type Cart, type CartLine, type LineExtra } from './cart.ts';
import { isSameDesign } from '#goods/customization/rules';

/** One item of the other cart, summed over its lines; customized items count by wording. */
export interface Wanted {
  readonly itemId: string;
  readonly qty: number;
  readonly cents: number | null;
  readonly pickup: boolean;
  readonly furniture: LineExtra['furniture'];
  /** The item it belongs to; null for a product. */
  readonly parentItemId: string | null;
  readonly custom: LineExtra['custom'];
}

type Named = Pick<Wanted, 'itemId' | 'parentItemId' | 'custom'>;

export const keyOf = ({ itemId, parentItemId, custom }: Named): string =>
  [itemId, parentItemId ?? '', custom?.customSkuCode ?? ''].join(' ').trim();

export function wantedOf(other: Cart): readonly Wanted[] {
  const itemOf = new Map(other.lines.map(({ cartItemId, itemId }) => [cartItemId, itemId]));
  const wanted = new Map<string, Wanted>();
  // A bundle adds its parts by itself.
  for (const line of liveLines(other).filter((one) => !isBundlePart(one))) {
    const parentItemId = line.parent === null ? null : (itemOf.get(line.parent.cartItemId) ?? null);
    const named = { itemId: line.itemId, parentItemId, custom: line.extra?.custom };
    const key = keyOf(named);
    const before = wanted.get(key);
    wanted.set(key, {
      ...named,
      qty: (before?.qty ?? 0) + line.qty,
      cents: line.seenCents,
      pickup: (before?.pickup ?? false) || line.delivery.storeNumber !== null,
      furniture: before?.furniture ?? line.extra?.furniture,
    });
  }
  return [...wanted.values()];
}

/** Lines here of this item or its successor. */
export function linesHere({ lines }: Cart, { itemId, parentItemId, custom }: Named): readonly CartLine[] {
  const isIt = (line: CartLine, id: string): boolean => line.itemId === id || line.extra?.altOf?.itemId === id;
  const found = lines.filter(
    (line) => isLive(line) && !isBundlePart(line) && isIt(line, itemId) && isSameDesign(line.extra?.custom, custom),
  );
  if (parentItemId === null) return found.filter(({ parent }) => parent === null);
  const parents = new Set(lines.filter((line) => isLive(line) && isIt(line, parentItemId)).map(({ cartItemId }) => cartItemId));
  return found.filter(({ parent }) => parent !== null && parents.has(parent.cartItemId));
}

export const piecesHere = (cart: Cart, wanted: Named): number => linesHere(cart, wanted).reduce((sum, { qty }) => sum + qty, 0);
