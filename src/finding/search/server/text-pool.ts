// Stores texts that many products share only once.

export interface TextPool {
  /** The stored text that equals this one. */
  once(text: string): string;
  clear(): void;
}

export function makeTextPool(): TextPool {
  const shared = new Map<string, string>();
  return {
    once(text) {
      const known = shared.get(text);
      if (known === undefined) shared.set(text, text);
      return known ?? text;
    },
    clear: () => shared.clear(),
  };
}
