// Sums up the answers for several added items: why some were left out, and which differ from the request (ATC-6).
import type { CartMessage } from '#buying/cart/contract';

export interface AddReport {
  /** bad: an item was left out; warn: an item differs from the request. */
  readonly tone: 'ok' | 'warn' | 'bad';
  /** How many rows were left out. */
  readonly left: number;
  /** In the order of the messages; without a title when the text names the item, or is about no requested item. */
  readonly about: readonly { readonly title: string; readonly reason: string }[];
}

/** `titleOf`: the name of a requested item, if any. The caller itself reports how many were added. */
export function addReport(messages: readonly CartMessage[], titleOf: (itemId: string) => string | undefined): AddReport {
  const reported = messages.filter(({ code }) => code !== 'ADDED_TO_CART');
  const failed = reported.filter(({ type }) => type === 'failure');
  const changed = reported.some(({ type }) => type === 'warning');
  return {
    tone: failed.length > 0 ? 'bad' : changed ? 'warn' : 'ok',
    // Each row left out has its own message, even when several have the same item.
    left: failed.length,
    about: reported.map(({ itemId = '', description }) => ({ title: titleOf(itemId) ?? '', reason: description })),
  };
}
