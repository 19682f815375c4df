// The searches made on this device, the last one first: kept in the browser, told to nobody, forgotten on demand (CAT-7).

const KEY = 'inkwell.searches';
const MOST = 8;
const LONGEST = 100;

/** What storage refuses is not kept, and nothing fails. */
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

/** Past searches that begin so; all of them while nothing is typed. */
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
    // Full, or not allowed.
  }
}
