// What the shopper asked of the cart and has not been answered yet. The first command goes out at once; while it is under way,
// later ones to the same line become one.
import type { CartItem } from '#buying/cart/contract';

/** The shopper's own words and picture on goods made to order. */
export interface OwnWords {
  readonly lines: string[];
  readonly color: string | null;
  readonly typeface: string | null;
  /** The id of an uploaded picture. */
  readonly artwork?: string;
}

export interface ItemToAdd {
  readonly itemId: string;
  readonly qty: number;
  /** A plan or service names the item it is for. */
  readonly parentItemId?: string;
  readonly parentRelationCartItemId?: string;
  readonly deliveryType?: CartItem['shippingInfo']['deliveryType'];
  readonly pickStoreNumber?: string | null;
  readonly customization?: OwnWords;
}

/** How a line is to be got. */
export interface LineOnWay {
  readonly cartItemId: string;
  readonly deliveryType: CartItem['shippingInfo']['deliveryType'];
  readonly pickStoreNumber: string | null;
}

export type CartCommand =
  /** `confirm`: the shopper stands elsewhere than on the cart page and is told in a drawer or toast. */
  | {
      readonly kind: 'add';
      readonly items: readonly ItemToAdd[];
      readonly coupons?: readonly string[];
      /** What one of the coupons gives for nothing: a unit of each (CART-14). */
      readonly freeItems?: readonly string[];
      /** `beside`: the screen itself answers each item, so it is told beside it what has no place there. */
      readonly confirm?: boolean | 'beside';
      /** It takes the place of something that could not be had: told as a replacement. */
      readonly replaces?: boolean;
    }
  | { readonly kind: 'quantity'; readonly cartItemId: string; readonly qty: number }
  /** One line, or several at once, each its own way: delivered, or fetched from a store. */
  | { readonly kind: 'delivery'; readonly ways: readonly LineOnWay[] }
  /** `gone`: it can never be had again, so it leaves without being asked about, and does not come back (CART-28, forceDelete). */
  | { readonly kind: 'remove'; readonly cartItemId: string; readonly gone?: boolean }
  | { readonly kind: 'restore'; readonly cartItemId: string; readonly qty: number }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'removeCoupon'; readonly code: string }
  /** What a coupon of the cart gives for nothing (CART-14). */
  | { readonly kind: 'freeItem'; readonly itemId: string; readonly qty: number }
  /** A furniture service of a line; null takes it away (CART-16, CART-27). */
  | {
      readonly kind: 'furniture';
      readonly cartItemId: string;
      readonly service: { readonly level: 'BASC' | 'CUST'; readonly qty: number } | null;
    }
  /** Brings the quick-buy address and card to this cart's checkout (CART-22). */
  | { readonly kind: 'buyNow' }
  /** Another budget center for one line than the invoice's; null takes it away (CART-28). */
  | { readonly kind: 'budget'; readonly cartItemId: string; readonly bcName: string | null }
  /** Budget center and purchase order of the invoice; what is not named stays (CART-5, CART-27). */
  | { readonly kind: 'accounting'; readonly bc?: string | null; readonly po?: string | null; readonly por?: string | null }
  /** The day for what is brought to an address; null is as soon as possible (DLV-4). */
  | { readonly kind: 'deliverOn'; readonly date: string | null }
  | SavedCommand;

/** Commands that move things between cart and list, or change the list (SFL-1). */
export type SavedCommand =
  | { readonly kind: 'save'; readonly cartItemId: string }
  /** null moves all. */
  | { readonly kind: 'toCart'; readonly listItemIds: readonly string[] | null }
  | { readonly kind: 'unsave'; readonly listItemId: string }
  | { readonly kind: 'resave'; readonly listItemId: string };

const SAVED_KINDS: ReadonlySet<string> = new Set(['save', 'toCart', 'unsave', 'resave']);

export function isSavedCommand(command: CartCommand): command is SavedCommand {
  return SAVED_KINDS.has(command.kind);
}

/** `id` is the command's idempotency key: it stays the same when the call is tried again. */
export interface PendingCommand {
  readonly id: string;
  readonly command: CartCommand;
}

/** The lines a command is about. */
export function linesOf(command: CartCommand): readonly string[] {
  if (command.kind === 'delivery') return command.ways.map(({ cartItemId }) => cartItemId);
  return 'cartItemId' in command ? [command.cartItemId] : [];
}

/**
 * The queue with one more command. The first ones, `out` of them, have gone out and stay as they are; a waiting quantity of the same
 * line gives way to a newer quantity and to a removal.
 */
export function queued(pending: readonly PendingCommand[], next: PendingCommand, out = 1): PendingCommand[] {
  const { command } = next;
  if (command.kind !== 'quantity' && command.kind !== 'remove') return [...pending, next];
  const kept = pending.filter(
    (waiting, at) => at < Math.max(out, 1) || waiting.command.kind !== 'quantity' || waiting.command.cartItemId !== command.cartItemId,
  );
  return [...kept, next];
}

/** Which later commands about the same thing leave nothing of an earlier one. */
const UNDONE_BY: { readonly [K in CartCommand['kind']]?: readonly CartCommand['kind'][] } = {
  quantity: ['quantity', 'remove'],
  remove: ['restore'],
  restore: ['remove'],
  furniture: ['furniture'],
  budget: ['budget'],
  deliverOn: ['deliverOn'],
  coupon: ['removeCoupon'],
  removeCoupon: ['coupon'],
  unsave: ['resave'],
  resave: ['unsave'],
};

/** The line, saved item or coupon that a command is about. */
function subjectOf(command: CartCommand): string | undefined {
  if ('cartItemId' in command) return command.cartItemId;
  if ('listItemId' in command) return command.listItemId;
  return 'code' in command ? command.code : undefined;
}

/** Those that still mean something once all arrive, in whatever order: of what was said about one thing, the last. */
export function lastWords(pending: readonly PendingCommand[]): readonly PendingCommand[] {
  return pending.filter(({ command }, at) => {
    const undone = UNDONE_BY[command.kind] ?? [];
    const subject = subjectOf(command);
    return !pending.slice(at + 1).some(({ command: later }) => undone.includes(later.kind) && subjectOf(later) === subject);
  });
}

/** What is on its way to one line. */
export interface LineOnItsWay {
  readonly pending: boolean;
  /** It is being taken out or put aside. */
  readonly leaving: boolean;
  /** The quantity the shopper sees while the server has not answered. */
  readonly wanted: number | undefined;
}

const STILL: LineOnItsWay = { pending: false, leaving: false, wanted: undefined };

/** Every line of a long cart asks after each command: what is on its way is gone through once. */
const ways = new WeakMap<readonly PendingCommand[], ReadonlyMap<string, LineOnItsWay>>();

export function onItsWay(pending: readonly PendingCommand[], cartItemId: string): LineOnItsWay {
  let known = ways.get(pending);
  if (known === undefined) ways.set(pending, (known = lineByLine(pending)));
  return known.get(cartItemId) ?? STILL;
}

function lineByLine(pending: readonly PendingCommand[]): ReadonlyMap<string, LineOnItsWay> {
  const lines = new Map<string, LineOnItsWay>();
  for (const { command } of pending)
    for (const cartItemId of linesOf(command)) {
      const line = lines.get(cartItemId) ?? STILL;
      const leaving = line.leaving || command.kind === 'remove' || command.kind === 'save';
      lines.set(cartItemId, { pending: true, leaving, wanted: command.kind === 'quantity' ? command.qty : line.wanted });
    }
  return lines;
}
