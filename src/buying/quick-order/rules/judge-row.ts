// What becomes of one row: whether the cart would take it, how many of it, and what to say (ATC-6). The cart's own rules decide, so that
// nothing is promised here that adding then refuses.
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

/** found and adjusted and replaced can be added; the others want the shopper. */
export type RowState = 'found' | 'adjusted' | 'replaced' | 'blocked' | 'unknown' | 'badQuantity';

export interface RowVerdict {
  readonly state: RowState;
  /** What would be added: the successor of a discontinued product, otherwise what the number names. */
  readonly product: ProductFacts | undefined;
  /** How many would be added; what was asked for while nothing can be. */
  readonly qty: number;
  readonly messages: readonly CartMessage[];
}

export type JudgeRow = (product: ProductFacts | undefined, qty: string) => RowVerdict;

const DEPENDENT: ReadonlySet<ProductFacts['kind']> = new Set(['warranty', 'assembly', 'techHelp', 'freeSample']);

/**
 * Judges rows one after the other; each counts on top of the cart and of the rows before it. `noAlternates`: items whose successors the
 * shopper does not want in their place.
 */
export function makeRowJudge(cart: Cart, facts: CartFacts, noAlternates: NoAlternates): JudgeRow {
  const lines = new Map<string, readonly CartLine[]>(Map.groupBy(cart.lines, ({ itemId }) => itemId));
  let made = 0;
  const newId = (): string => `row ${(made += 1)}`;

  /** Only lines of the same item matter to goods; services and samples depend on what else is there. */
  const add = (product: ProductFacts, qty: number) => {
    const { itemId, kind } = product;
    const before = DEPENDENT.has(kind) ? [...lines.values()].flat() : (lines.get(itemId) ?? []);
    const item = { itemId, qty, deliveryType: 'STA', storeNumber: null, parentItemId: null, parentCartItemId: null } as const;
    const change = addItems({ ...cart, lines: before }, [item], facts, newId, { noAlternates: true });
    const after = change.cart.lines.filter((line) => line.itemId === itemId);
    lines.set(itemId, after);
    return { added: units(after) - units(before.filter((line) => line.itemId === itemId)), messages: change.messages };
  };

  return (named, typed) => {
    const asked = readQuantity(typed);
    if (named === undefined) return { state: 'unknown', product: undefined, qty: asked, messages: [] };
    const product = hardAlternate(named.itemId, facts, noAlternates) ?? named;
    const { itemId } = product;
    if (asked === 0) return { state: 'badQuantity', product, qty: 0, messages: [{ code: 'INVALID_QTY', itemId }] };
    const answer = add(product, asked);
    const { messages } = answer;
    const [limit] = messages;
    // The cart adds nothing then; a list of a thousand rows is better served by as many as there may be.
    const added = answer.added === 0 && limit?.code === 'QTY_LIMIT_ITEM' ? add(product, limit.limit).added : answer.added;
    if (added === 0) return { state: 'blocked', product, qty: asked, messages };
    return { state: product === named ? (added === asked ? 'found' : 'adjusted') : 'replaced', product, qty: added, messages };
  };
}

const units = (lines: readonly CartLine[]): number => lines.reduce((sum, { qty, removedAt }) => (removedAt === null ? sum + qty : sum), 0);
