/** Looks again and again whether something has come; false when it has not after the last look. */
export function until(has: () => boolean, { everyMs, tries }: { readonly everyMs: number; readonly tries: number }): Promise<boolean> {
  if (has()) return Promise.resolve(true);
  let looks = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      looks += 1;
      const came = has();
      if (!came && looks < tries) return;
      clearInterval(timer);
      resolve(came);
    }, everyMs);
  });
}
