// What the cart says of items that were added together: why one was left out, and how one came otherwise than it was asked for (ATC-6).
import type { CartMessage } from '#buying/cart/contract';

export interface AddReport {
  /** bad: something was left out; warn: something came otherwise than asked. */
  readonly tone: 'ok' | 'warn' | 'bad';
  /** How many rows were left out. */
  readonly left: number;
  /** In the order it was said; without a title where the words name the item themselves, or are about none that was asked for. */
  readonly about: readonly { readonly title: string; readonly reason: string }[];
}

/** `titleOf`: the name of an item that was asked for, or nothing. How many came in is said by whoever asks, not once more here. */
export function addReport(messages: readonly CartMessage[], titleOf: (itemId: string) => string | undefined): AddReport {
  const said = messages.filter(({ code }) => code !== 'ADDED_TO_CART');
  const failed = said.filter(({ type }) => type === 'failure');
  const changed = said.some(({ type }) => type === 'warning');
  return {
    tone: failed.length > 0 ? 'bad' : changed ? 'warn' : 'ok',
    // One is said of each row that stayed out, also where several were of one item.
    left: failed.length,
    about: said.map(({ itemId = '', description }) => ({ title: titleOf(itemId) ?? '', reason: description })),
  };
}
