// Local storage that may refuse: then nothing is kept and nothing fails (APP-21).

export function readStored<T>(key: string): T | null {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T); // written by us alone
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or not allowed.
  }
}

export function removeStored(...keys: readonly string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Not allowed: then nothing is there.
  }
}
