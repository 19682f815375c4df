// What the shopper is told after adding, and on which surface (ATC-1): one item in the drawer, several or a coupon in a toast;
// limits force the drawer.
import type { CartItem, CartMessage, CartReply } from '#cart/contract';
import type { CartCommand } from './pending-commands.ts';

export interface Confirmation {
  readonly surface: 'drawer' | 'toast';
  /** Which title: what was added, or why not all of it, or nothing, was. */
  readonly outcome: 'added' | 'limit' | 'outOfStock' | 'unavailable' | 'failed';
  /** Units added in all. */
  readonly added: number;
  /** Lines as they stand in the cart now. */
  readonly items: readonly CartItem[];
  readonly messages: readonly CartMessage[];
}

const LIMITS = ['QTY_LIMIT_ITEM', 'QTY_LIMIT_EXCEEDED', 'EXCEEDED_LIMIT', 'EXCEEDS_MAX_LINE_QTY', 'CART_LINES_LIMIT'];
const OUT = ['OUT_OF_STOCK', 'PARTIAL_QTY_AVAILABLE'];

export function confirmationOf(command: CartCommand, { cart, messages }: CartReply): Confirmation | null {
  if (command.kind !== 'add' || command.confirm !== true) return null;
  const items = cart.items.filter(({ qtyAdded }) => qtyAdded > 0);
  const has = (codes: readonly string[]): boolean => messages.some(({ code }) => codes.includes(code));
  const several = items.filter(({ parentRelationCartItemId }) => parentRelationCartItemId === null).length !== 1;
  const told = messages.filter(({ code }) => code !== 'ADDED_TO_CART');
  const surface =
    several && items.length > 0 && !has(LIMITS) ? 'toast' : command.items.length === 0 && told.length === 0 ? 'toast' : 'drawer';
  return { surface, outcome: outcomeOf(items.length > 0, has), added: addedUnits(items), items, messages: told };
}

/** What is told when an addition was refused as a whole, or never arrived (`message` is empty then). */
export function refusalOf(command: CartCommand, message: string): Confirmation | null {
  if (command.kind !== 'add' || command.confirm !== true) return null;
  return {
    surface: 'drawer',
    outcome: 'failed',
    added: 0,
    items: [],
    messages: [{ code: 'REFUSED', type: 'failure', description: message }],
  };
}

/** Plans and services that come along are not counted. */
function addedUnits(items: readonly CartItem[]): number {
  return items.reduce((sum, { qtyAdded, parentRelationCartItemId }) => sum + (parentRelationCartItemId === null ? qtyAdded : 0), 0);
}

function outcomeOf(someAdded: boolean, has: (codes: readonly string[]) => boolean): Confirmation['outcome'] {
  if (someAdded) return 'added';
  if (has(LIMITS)) return 'limit';
  return has(OUT) ? 'outOfStock' : 'unavailable';
}
