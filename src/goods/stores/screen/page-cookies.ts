// Script-readable cookies of a page. A form that changes them calls `cookiesChanged`.
const listeners = new Set<() => void>();

export function watchCookies(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed them.
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}

export function cookiesChanged(): void {
  for (const listener of listeners) listener();
}

export function readCookies(text: string): Record<string, string | undefined> {
  const pairs = text.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), decoded(pair.slice(at + 1))] as const;
  });
  return Object.fromEntries(pairs);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
