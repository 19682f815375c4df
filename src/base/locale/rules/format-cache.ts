// Caches formats.
import type { CopyLocale } from './locale.ts';

/** Creating a format costs as much as a hundred uses. Keyed by constants only; never changes a result. */
export function cachedFormat<F>(make: (locale: CopyLocale, detail: string) => F): (locale: CopyLocale, detail: string) => F {
  const made = new Map<string, F>();
  return (locale, detail) => {
    const key = `${locale} ${detail}`;
    let format = made.get(key);
    if (format === undefined) made.set(key, (format = make(locale, detail)));
    return format;
  };
}
