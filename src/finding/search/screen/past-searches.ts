// Searches on this device, latest first: stored only in the browser, deleted on demand (CAT-7).

const KEY = 'inkwell.searches';
const MOST = 8;
const LONGEST = 100;

/** Empty when storage is not available. */
export function pastSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, LONGEST);
  if (search === '') return;
  const others = pastSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
  write([search, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  write([]);
}

/** Past searches with this prefix; all of them while nothing is typed. */
export function pastSearchesLike(typed: string, most: number): readonly string[] {
  const start = typed.trim().toLowerCase();
  return pastSearches()
    .filter((one) => one.toLowerCase().startsWith(start) && one.toLowerCase() !== start)
    .slice(0, most);
}

function write(searches: readonly string[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is full or not allowed.
  }
}
