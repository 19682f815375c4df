// Products viewed on this device, latest first: stored only in the browser, deleted on demand (REC-2).

const KEY = 'inkwell.viewed';
export const MOST_VIEWED = 25;

/** Item numbers; empty when storage is not available. */
export function viewedItems(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberViewed(itemId: string): void {
  write([itemId, ...viewedItems().filter((one) => one !== itemId)].slice(0, MOST_VIEWED));
}

export function forgetViewed(): void {
  write([]);
}

function write(itemIds: readonly string[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(itemIds));
  } catch {
    // Storage is full or not allowed.
  }
}
