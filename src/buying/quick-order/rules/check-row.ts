// Checks one row: whether the cart would accept it, the quantity, and the messages (ATC-6). Uses the cart's own rules, so that adding never refuses
// what the check promised.
import {
  addItems,
  hardAlternate,
  readQuantity,
  type Cart,
  type CartFacts,
  type CartLine,
  type CartMessage,
  type NoAlternates,
} from '#buying/cart/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { DesignRequest } from '#goods/customization/rules';

/** found, adjusted and replaced rows can be added; the others need the shopper. */
export type RowState = 'found' | 'adjusted' | 'replaced' | 'blocked' | 'unknown' | 'badQuantity';

export interface RowVerdict {
  readonly state: RowState;
  /** The item to add: the successor of a discontinued product, otherwise the product of the number. */
  readonly product: ProductFacts | undefined;
  /** The quantity to add; the requested one when the row cannot be added. */
  readonly qty: number;
  readonly messages: readonly CartMessage[];
}

/** `custom`: the design of goods made to order. */
export type CheckRow = (product: ProductFacts | undefined, qty: string, custom?: DesignRequest) => RowVerdict;

const DEPENDENT: ReadonlySet<ProductFacts['kind']> = new Set(['warranty', 'assembly', 'techHelp', 'freeSample']);

/** Checks rows one after the other, each on top of the cart and the rows before it. `noAlternates`: items that are not replaced by their successors. */
export function makeRowChecker(cart: Cart, facts: CartFacts, noAlternates: NoAlternates): CheckRow {
  const lines = new Map<string, readonly CartLine[]>(Map.groupBy(cart.lines, ({ itemId }) => itemId));
  let made = 0;
  const newId = (): string => `row ${(made += 1)}`;

  /** Goods depend only on lines of the same item; services and samples on the other lines too. */
  const add = (product: ProductFacts, qty: number, custom: DesignRequest | undefined) => {
    const { itemId, kind } = product;
    const before = DEPENDENT.has(kind) ? [...lines.values()].flat() : (lines.get(itemId) ?? []);
    const item = { itemId, qty, deliveryType: 'STA', storeNumber: null, parentItemId: null, parentCartItemId: null, custom } as const;
    const change = addItems({ ...cart, lines: before }, [item], facts, newId, { noAlternates: true });
    const after = change.cart.lines.filter((line) => line.itemId === itemId);
    lines.set(itemId, after);
    return { added: units(after) - units(before.filter((line) => line.itemId === itemId)), messages: change.messages };
  };

  return (named, typed, custom) => {
    const asked = readQuantity(typed);
    if (named === undefined) return { state: 'unknown', product: undefined, qty: asked, messages: [] };
    const product = hardAlternate(named.itemId, facts, noAlternates) ?? named;
    const { itemId } = product;
    if (asked === 0) return { state: 'badQuantity', product, qty: 0, messages: [{ code: 'INVALID_QTY', itemId }] };
    const answer = add(product, asked, custom);
    const { messages } = answer;
    const [limit] = messages;
    // The cart would add nothing above this limit; a long list is better served with the limit itself.
    const added = answer.added === 0 && limit?.code === 'QTY_LIMIT_ITEM' ? add(product, limit.limit, custom).added : answer.added;
    if (added === 0) return { state: 'blocked', product, qty: asked, messages };
    return { state: product === named ? (added === asked ? 'found' : 'adjusted') : 'replaced', product, qty: added, messages };
  };
}

const units = (lines: readonly CartLine[]): number => lines.reduce((sum, { qty, removedAt }) => (removedAt === null ? sum + qty : sum), 0);
