// The products looked at on this device, the last one first: kept in the browser, told to nobody, forgotten on demand (REC-2).

const KEY = 'inkwell.viewed';
export const MOST_VIEWED = 25;

/** Item numbers. What storage refuses is not kept, and nothing fails. */
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
    // Full, or not allowed.
  }
}
